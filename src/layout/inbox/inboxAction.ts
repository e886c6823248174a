/** The name of the action by which the palette opens the inbox. */
export const INBOX_ACTION = 'inbox';
