import '../styles/legal.css';
import { page } from '../../content/legal/mentions-legales.ts';
import type { Screen } from '../routes.ts';
import { LegalText } from '../sections/legal/LegalText.tsx';

export const screen: Screen = { head: page.head, Page: () => <LegalText page={page} /> };
