import { LEAVING_EVENT } from '../resources/records/unsavedInput';

/** Lets the page be taken away without its forms asking: what was typed is kept, and offered when the person is back. */
export function beginLeaving(): void {
  window.dispatchEvent(new Event(LEAVING_EVENT));
}

/** The page is being left: its waiting callers have nothing more to do. */
export const leaving = () => new Promise<never>(() => undefined);

/** Goes to an address of ours, with a new page. */
export const goTo = (address: string): void => window.location.assign(address);
