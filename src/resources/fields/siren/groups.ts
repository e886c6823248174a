/** How many digits stand together. */
export const SIREN_GROUPS = [3];
