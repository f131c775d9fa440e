import { cookies } from '../../content/legal/cookies.ts';
import type { Page } from '../routing/pages.ts';
import { LegalText } from '../sections/legal/LegalText.tsx';

export const page: Page = { head: cookies.head, Component: () => <LegalText content={cookies} /> };
