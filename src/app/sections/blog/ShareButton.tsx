import '../../styles/toasts.css';
import toast from 'react-hot-toast/headless';

type Texts = { share: string; shared: string; notShared: string };

/** Shares the page's address through the device, or else copies it to the clipboard. Hidden without JavaScript. */
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
    await navigator.clipboard.writeText(url);
    toast.success(shared);
  } catch (error) {
    // The visitor closed the share dialog.
    if (error instanceof DOMException && error.name === 'AbortError') return;
    toast.error(notShared);
  }
}
