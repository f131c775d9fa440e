/**
 * `type` is that of the form's control. `label` is what visitors and staff read before the value, `subject` how a sentence about it begins.
 * Lengths are in UTF-16 code units of the clean text (normalize.ts).
 */
type Field = { label: string; required: boolean; max: number } & (
  | { type: 'email' }
  | { type: 'text' | 'tel' | 'textarea'; subject: string; min?: number }
);

/**
 * The fields of a contact message, in the order of the form and of the mail. Rules, normal form, digest, mail, draft and form read this
 * list; the digest does not depend on its order, nor on optional fields that are empty.
 */
export const fields = {
  name: { type: 'text', label: 'Nom', subject: 'Le nom', required: true, min: 2, max: 100 },
  email: { type: 'email', label: 'E-mail', required: true, max: 254 },
  phone: { type: 'tel', label: 'Téléphone', subject: 'Le téléphone', required: false, max: 100 },
  message: { type: 'textarea', label: 'Message', subject: 'Le message', required: true, min: 10, max: 20_000 },
} as const satisfies Record<string, Field>;

type Fields = typeof fields;
export type FieldName = keyof Fields;
export const fieldNames = Object.keys(fields) as FieldName[];

type RequiredName = { [Name in FieldName]: Fields[Name]['required'] extends true ? Name : never }[FieldName];

/**
 * A contact message. The text of a message is all its fields; one of them is called message. An optional field is absent rather than empty
 * once the message is normalized.
 */
export type ContactMessage = Record<RequiredName, string> & Partial<Record<FieldName, string | undefined>>;

/** The filled-in fields that tell who wrote a message: all but the text itself. */
export function authorFields(message: ContactMessage): { name: FieldName; value: string }[] {
  return fieldNames.flatMap((name) => {
    const value = message[name];
    return value && name !== 'message' ? [{ name, value }] : [];
  });
}

/** A French sentence for each field that is wrong. */
export type FieldErrors = Record<string, string>;

export function isField(name: string): name is FieldName {
  return Object.hasOwn(fields, name);
}
