import { legalNotice } from '../../content/legal/legal-notice.ts';
import type { Page } from '../routing/pages.ts';
import { LegalText } from '../sections/legal/LegalText.tsx';

export const page: Page = { head: legalNotice.head, Component: () => <LegalText content={legalNotice} /> };
