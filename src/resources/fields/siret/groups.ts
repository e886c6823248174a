/** How many digits stand together. */
export const SIRET_GROUPS = [3, 3, 3, 5];
