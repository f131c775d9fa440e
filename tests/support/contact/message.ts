import type { ContactMessage } from '../../../src/message/fields.ts';

/** The message of most tests, in its normal form. */
export const MESSAGE = {
  name: 'Jeanne Martin',
  email: 'jeanne@exemple.fr',
  message: 'Bonjour, nous voulons refaire notre site.',
} satisfies ContactMessage;
