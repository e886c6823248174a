import type { BaseSyntheticEvent } from 'react';

/** The value of the button that saves and begins another record. */
export const ANOTHER = 'another';

/** Whether a form was sent by that button. */
export function wantsAnother(event: BaseSyntheticEvent | undefined): boolean {
  const native: unknown = event?.nativeEvent;
  return native instanceof SubmitEvent && native.submitter?.getAttribute('value') === ANOTHER;
}
