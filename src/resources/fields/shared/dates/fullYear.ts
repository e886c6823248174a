/** Two digits up to this year are of this century, the others of the last one (as POSIX `strptime` reads `%y`). */
const LAST_OF_CENTURY = 68;

/**
 * A typed date whose year has two digits, with the whole year; other dates as they are.
 *
 * @example fullYear(new Date('0026-12-01')) // 2026-12-01
 */
export function fullYear(date: Date): Date {
  const year = date.getFullYear();
  if (!(year >= 1 && year <= 99)) return date;
  const whole = new Date(date);
  whole.setFullYear(year + (year > LAST_OF_CENTURY ? 1900 : 2000));
  return whole;
}
