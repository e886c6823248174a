/** What all calls of the history say of themselves: signed-in people ask, and see what they may read. */
export const HISTORY = {
  tag: ['Historique', 'History', 'Verlauf', 'Histórico'],
  access: 'session',
  extension: true,
} as const;
