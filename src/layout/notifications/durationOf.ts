import type { NotificationPayload } from 'ra-core';

/** How long a message stays, in milliseconds (section 9 of the specification). */
const STAYS = 3000;

/** @returns how long a message stays, in milliseconds; null for one that stays until it is closed, as errors do */
export function durationOf({ type, notificationOptions }: NotificationPayload): number | null {
  const duration = notificationOptions?.autoHideDuration;
  if (duration !== undefined) return duration;
  return type === 'error' ? null : STAYS;
}
