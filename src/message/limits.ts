import { type FieldName, fields } from './fields.ts';

/** What a field takes, in one sentence: all that a page can say of a form posted without JavaScript. */
export function limitOf(name: FieldName): string {
  const field = fields[name];
  if (field.type === 'email') return 'L’adresse e-mail doit être valide';
  if (!('min' in field)) return `${field.subject} doit tenir en ${field.max} caractères`;
  const { type, subject, min, max } = field;
  if (type === 'textarea') return `${subject} doit contenir de ${min} à ${inFrench(max)} caractères`;
  return `${subject} doit contenir au moins ${min} caractères (${max} au plus)`;
}

/** `20000` → `20 000` */
export function inFrench(count: number): string {
  return String(count).replace(/(?<=\d)\d{3}$/, '\u00a0$&');
}
