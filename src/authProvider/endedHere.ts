/** Kept when the person's data are cleared, because it concerns the next sign-in. */
export const ENDED_HERE = 'socle.ended-here';

/**
 * The person signed out here, but the identity provider has no end-session endpoint and would sign them in silently
 * again. In local storage, because every tab asks the same provider.
 */
export const hasEndedHere = (): boolean => localStorage.getItem(ENDED_HERE) !== null;

/** Disables silent sign-in. */
export const endHere = (): void => localStorage.setItem(ENDED_HERE, 'yes');

/** Enables silent sign-in again, after a manual one. */
export const beginAgainHere = (): void => localStorage.removeItem(ENDED_HERE);
