/** Digits per group. */
export const SIRET_GROUPS = [3, 3, 3, 5];
