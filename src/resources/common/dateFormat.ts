/** Writes dates of a region. */
export interface DateFormat {
  readonly format: (date: Date | number) => string;
}

/** As `Intl.DateTimeFormat`, but for the first of a month in French, of which people say `1er` and `Intl` `1`. */
export function dateFormat(region: string, options: Intl.DateTimeFormatOptions): DateFormat {
  const format = new Intl.DateTimeFormat(region, options);
  if (!region.startsWith('fr')) return format;
  return { format: (date) => format.format(date).replace(/(^|\D)1 (?=\p{L})/u, '$11er ') };
}

/** The number of a day in a calendar, as dates are written out: `1er` in French, `1` elsewhere. @param number from 1 to 31 */
export const dayNumeral = (region: string, number: number): string =>
  number === 1 && region.startsWith('fr') ? '1er' : String(number);
