import { grouped } from '../shared/grouped';

const FRENCH = /^\+33(\d{9})$/;
const OVERSEAS = /^\+(590|594|596|262)(\d{9})$/;

/**
 * Formats a telephone number: French ones in national pairs, others in international form.
 *
 * @example displayedTelephone('+33612345678') // '06 12 34 56 78'
 */
export function displayedTelephone(value: string): string {
  const national = FRENCH.exec(value)?.[1] ?? OVERSEAS.exec(value)?.[2];
  if (national) return grouped(`0${national}`, [2]);
  return value.startsWith('+') ? grouped(value, [3]) : grouped(value, [2]);
}
