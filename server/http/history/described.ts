/** Common part of the history's operations: any session may call them, and sees only what it may read. */
export const HISTORY = {
  tag: ['Historique', 'History', 'Verlauf', 'Histórico'],
  access: 'session',
  extension: true,
} as const;
