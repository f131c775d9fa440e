/** Stylesheets that could not be fetched. Vite asks for each once, and takes it for loaded when its module is imported again. */
const failed = new Set<HTMLLinkElement>();

export function watchStyles(): void {
  const onError = ({ target }: Event) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') failed.add(target);
  };
  // An element's error does not bubble.
  addEventListener('error', onError, { capture: true });
}

/** Fetches again, in its place, each stylesheet that could not be fetched. Rejects when that fails. */
export async function loadFailedStyles(): Promise<void> {
  await Promise.all([...failed].map(loadAgain));
}

function loadAgain(link: HTMLLinkElement): Promise<unknown> {
  failed.delete(link);
  const again = link.cloneNode() as HTMLLinkElement;
  return new Promise((resolve, reject) => {
    again.addEventListener('load', resolve);
    again.addEventListener('error', () => reject(new Error(`${again.href} cannot be fetched`)));
    link.replaceWith(again);
  });
}
