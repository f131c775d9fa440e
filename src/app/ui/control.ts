export type Control = HTMLInputElement | HTMLTextAreaElement;

export function isControl(target: unknown): target is Control {
  return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
}

/** Begins a text for its author: it is theirs only once they go on. */
export function beginText(control: Control, text: string): void {
  // Kept in a data attribute, not in `defaultValue`, which React empties with every render.
  control.value = control.dataset.begun = text;
}

/** Tells whether a control holds a text of its author's. */
export function holdsText({ value, dataset }: Control): boolean {
  return value.trim() !== '' && value !== dataset.begun;
}
