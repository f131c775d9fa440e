import { terms } from '../../content/legal/terms.ts';
import type { Page } from '../routing/pages.ts';
import { LegalText } from '../sections/legal/LegalText.tsx';

export const page: Page = { head: terms.head, Component: () => <LegalText content={terms} /> };
