/** Digits per group. */
export const SIREN_GROUPS = [3];
