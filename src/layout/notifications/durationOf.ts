import type { NotificationPayload } from 'ra-core';

/** Milliseconds (section 9 of the specification). */
const STAYS = 3000;

/** @returns milliseconds; null for errors, which stay until they are closed */
export function durationOf({ type, notificationOptions }: NotificationPayload): number | null {
  const duration = notificationOptions?.autoHideDuration;
  if (duration !== undefined) return duration;
  return type === 'error' ? null : STAYS;
}
