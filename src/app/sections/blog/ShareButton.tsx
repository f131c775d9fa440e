import '../../styles/toasts.css';
import toast from 'react-hot-toast/headless';

/** The visitor has closed the share sheet, or has pressed the button again while it is open. */
const ENDED_BY_VISITOR = ['AbortError', 'InvalidStateError'];

type Texts = { share: string; shared: string; notShared: string };

/**
 * Shares the page's URL through the device. Where that cannot be done, or fails, copies it to the clipboard. Hidden without JavaScript.
 */
export function ShareButton({ title, texts }: { title: string; texts: Texts }) {
  return (
    <button type="button" className="btn btn-primary" onClick={() => share(title, texts)}>
      {texts.share}
    </button>
  );
}

async function share(title: string, { shared, notShared }: Texts): Promise<void> {
  const url = location.origin + location.pathname;
  try {
    if (navigator.share) return await navigator.share({ title, url });
  } catch (error) {
    if (error instanceof DOMException && ENDED_BY_VISITOR.includes(error.name)) return;
  }
  try {
    await navigator.clipboard.writeText(url);
    toast.success(shared, { id: shared });
  } catch {
    toast.error(notShared, { id: notShared });
  }
}
