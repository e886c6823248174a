import { numberFormatter } from './formatters';

/** A number as it is edited: no grouping, and the decimal sign of the language. `readNumber` reads it back. */
export const editedNumber = (value: number, locale: string): string =>
  numberFormatter(locale, { useGrouping: false, maximumFractionDigits: 20 }).format(value);
