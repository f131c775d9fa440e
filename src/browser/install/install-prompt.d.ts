/** Chromium only: https://developer.mozilla.org/docs/Web/API/BeforeInstallPromptEvent. */
interface BeforeInstallPromptEvent extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

interface Window {
  /** Kept by the inline script (inline.ts), since the event may fire before this script loads. */
  installPrompt?: BeforeInstallPromptEvent;
}

interface WindowEventMap {
  beforeinstallprompt: BeforeInstallPromptEvent;
}

interface Navigator {
  /** Safari only. */
  readonly standalone?: boolean;
}
