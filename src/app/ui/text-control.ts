export type Control = HTMLInputElement | HTMLTextAreaElement;

export function isControl(target: unknown): target is Control {
  return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
}

/** Puts a first sentence into an empty control. Until the visitor changes it, it does not count as their text. */
export function prefill(control: Control, text: string): void {
  // Kept in a data attribute, not in `defaultValue`, which React empties with every render.
  control.value = control.dataset.prefilled = text;
}

export function isPrefilled({ value, dataset }: Control): boolean {
  return value !== '' && value === dataset.prefilled;
}

/** Tells whether a control holds the visitor's own text. */
export function hasText(control: Control): boolean {
  return control.value.trim() !== '' && !isPrefilled(control);
}
