export type Control = HTMLInputElement | HTMLTextAreaElement;

export function isControl(target: unknown): target is Control {
  return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
}
