/** Kept when the person's data are cleared, because it concerns the next sign-in. */
export const ENDED_HERE = 'socle.ended-here';

/** Signed out here, but the identity provider could not end its session and would sign in again, in any tab. */
export const hasEndedHere = (): boolean => localStorage.getItem(ENDED_HERE) !== null;

/** Disables silent sign-in. */
export const endHere = (): void => localStorage.setItem(ENDED_HERE, 'yes');

/** Enables silent sign-in again, after a manual one. */
export const beginAgainHere = (): void => localStorage.removeItem(ENDED_HERE);
