import { dataProtection } from '../../content/legal/data-protection.ts';
import type { Page } from '../routing/pages.ts';
import { LegalText } from '../sections/legal/LegalText.tsx';

export const page: Page = { head: dataProtection.head, Component: () => <LegalText content={dataProtection} /> };
