/** What all calls of the history say of themselves: whoever is signed in asks, and sees what they may read. */
export const HISTORY = {
  tag: ['Historique', 'History', 'Verlauf', 'Histórico'],
  access: 'session',
  extension: true,
} as const;
