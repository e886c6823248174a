/** Address parameter (`2026-10`) that opens the dialog at a month, with those that wait for validation; any other text at the plan's, with all. */
export const LINKED_MONTH = 'mois';
