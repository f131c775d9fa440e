/** Shows how many messages wait on the app's icon. Only installed apps have one, and iOS also requires permission to notify. */
export function showBadge(count: number): void {
  const shown = count > 0 ? navigator.setAppBadge?.(count) : navigator.clearAppBadge?.();
  shown?.catch(() => {});
}
