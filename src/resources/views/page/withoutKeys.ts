/** Media query of devices on which hints of keys would only take room: touched ones, and phones. */
export const WITHOUT_KEYS = '(pointer: coarse), (max-width: 599.95px)';
