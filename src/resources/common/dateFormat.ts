export interface DateFormat {
  readonly format: (date: Date | number) => string;
}

/** `Intl.DateTimeFormat`, except for the first of a month in French: `1er` instead of `1`. */
export function dateFormat(region: string, options: Intl.DateTimeFormatOptions): DateFormat {
  const format = new Intl.DateTimeFormat(region, options);
  if (!region.startsWith('fr')) return format;
  return { format: (date) => format.format(date).replace(/(^|\D)1 (?=\p{L})/u, '$11er ') };
}

/** Day of the month as written in dates: `1er` in French. @param number from 1 to 31 */
export const dayNumeral = (region: string, number: number): string =>
  number === 1 && region.startsWith('fr') ? '1er' : String(number);
