/** Response header with the id of the recorded change set; absent if nothing changed. */
export const CHANGE_SET_HEADER = 'change-set';
