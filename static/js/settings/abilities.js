// What this browser can do to call its person: asked for only when it is wanted.

export function canVibrate() {
  return typeof navigator.vibrate === 'function' && matchMedia('(pointer: coarse)').matches;
}

/** A page that did not come over TLS, from a laptop in the room say, has no notifications. */
export function canNotify() {
  return 'Notification' in globalThis && globalThis.isSecureContext;
}

/** Returns whether the browser lets this page notify, after it asked the person if it had to. */
export async function mayNotify() {
  if (Notification.permission === 'default') await Notification.requestPermission().catch(() => {});
  return Notification.permission === 'granted';
}
