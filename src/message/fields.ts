/** The fields of a contact message, in the order of the form. */
export const fields = ['name', 'email', 'phone', 'message'] as const;
export type FieldName = (typeof fields)[number];

/** A contact message; `phone` is absent rather than empty once it is normalized. */
export type ContactMessage = { name: string; email: string; phone?: string | undefined; message: string };

/** A French sentence for each field that is wrong. */
export type FieldErrors = Record<string, string>;

/** Limits of a contact message, in UTF-16 code units of the clean text. */
export const limits = { nameMin: 2, nameMax: 100, emailMax: 254, phoneMax: 100, messageMin: 10, messageMax: 20_000 } as const;

export function isField(name: string): name is FieldName {
  return (fields as readonly string[]).includes(name);
}
