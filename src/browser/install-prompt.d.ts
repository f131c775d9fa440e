/** Chromium's event; https://developer.mozilla.org/docs/Web/API/BeforeInstallPromptEvent. */
interface BeforeInstallPromptEvent extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

interface Window {
  /** Kept by the loader (prerender/loader.ts): the event may come before this script does. */
  installPrompt?: BeforeInstallPromptEvent;
}

interface WindowEventMap {
  beforeinstallprompt: BeforeInstallPromptEvent;
}

interface Navigator {
  /** Safari only. */
  readonly standalone?: boolean;
}
