/** @example twoDigits(7) // '07' */
export const twoDigits = (part: number | string): string => String(part).padStart(2, '0');
