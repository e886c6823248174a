import { numberFormatter } from './formatters';

/** Formats a number for editing: no grouping, the language's decimal sign. `readNumber` parses it. */
export const editedNumber = (value: number, locale: string): string =>
  numberFormatter(locale, { useGrouping: false, maximumFractionDigits: 20 }).format(value);
