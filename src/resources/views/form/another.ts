import type { BaseSyntheticEvent } from 'react';

export const ANOTHER = 'another';

/** True if that button was pressed. It is also the form's first, by which Enter in a field submits: that only saves. */
export function wantsAnother(event: BaseSyntheticEvent | undefined): boolean {
  const native: unknown = event?.nativeEvent;
  if (!(native instanceof SubmitEvent) || native.submitter?.getAttribute('value') !== ANOTHER) return false;
  return native.submitter === document.activeElement;
}
