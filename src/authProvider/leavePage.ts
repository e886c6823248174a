import { LEAVING_EVENT } from '../resources/records/unsavedInput';

/** Suppresses the forms' warnings about leaving: input is kept, and restored when the person is back. */
export function beginLeaving(): void {
  window.dispatchEvent(new Event(LEAVING_EVENT));
}

/** A promise that never resolves, for callers on a page that is being left. */
export const leaving = () => new Promise<never>(() => undefined);

export const goTo = (address: string): void => window.location.assign(address);
