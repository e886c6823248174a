/** The header in which the answer to a write names the change set that it was recorded in; absent where nothing changed. */
export const CHANGE_SET_HEADER = 'change-set';
