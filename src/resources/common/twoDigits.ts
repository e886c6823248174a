/** A part of a date or a time as it is written. @example twoDigits(7) // '07' */
export const twoDigits = (part: number | string): string => String(part).padStart(2, '0');
