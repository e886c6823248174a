/** Address parameter (`2026-10`) that opens the dialog at a month, with those that wait for validation. */
export const LINKED_MONTH = 'mois';
