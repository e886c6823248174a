/** Kept when the person is forgotten: it is about the next person. */
export const ENDED_HERE = 'socle.ended-here';

/**
 * Whether this browser's session was ended here and not at the identity provider, which has no way to end it: it would
 * sign the person in again unseen. Kept beyond the tab, because every tab asks the same provider.
 */
export const hasEndedHere = (): boolean => localStorage.getItem(ENDED_HERE) !== null;

/** Keeps that silent sign-in is off from now on. */
export const endHere = (): void => localStorage.setItem(ENDED_HERE, 'yes');

/** A person has signed in again, by hand. */
export const beginAgainHere = (): void => localStorage.removeItem(ENDED_HERE);
