import type { BaseSyntheticEvent } from 'react';

export const ANOTHER = 'another';

/** True if that button submitted the form. */
export function wantsAnother(event: BaseSyntheticEvent | undefined): boolean {
  const native: unknown = event?.nativeEvent;
  return native instanceof SubmitEvent && native.submitter?.getAttribute('value') === ANOTHER;
}
