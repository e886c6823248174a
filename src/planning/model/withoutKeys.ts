/** Devices without a keyboard. Not the palette's constant, which would load the palette's script with the plan. */
export const WITHOUT_KEYS = '(pointer: coarse), (max-width: 599.95px)';
