/** Converts between a kind's text and the picker's Date in the reader's time zone. */
export interface DateForm {
  readonly read: (value: string) => Date;
  readonly write: (date: Date) => string;
}

const padded = (part: number, length: number): string => String(part).padStart(length, '0');

/** Local Date of a calendar day; invalid if the text has no date. */
function fromParts(value: string): Date {
  const [year = NaN, month = 1, day = 1] = value.split('-').map(Number);
  const date = new Date(year, month - 1, day);
  // The constructor maps the years 0 to 99 to the twentieth century; they occur while a year is typed.
  date.setFullYear(year, month - 1, day);
  return date;
}

const monthOf = (date: Date): string => `${padded(date.getFullYear(), 4)}-${padded(date.getMonth() + 1, 2)}`;

/** `2026-03-01`: a day, independent of the time zone. */
export const DAY_FORM: DateForm = {
  read: fromParts,
  write: (date) => `${monthOf(date)}-${padded(date.getDate(), 2)}`,
};

export const MONTH_FORM: DateForm = { read: fromParts, write: monthOf };

/** `2026-03-01T13:30:00.000Z`: an instant, shown in the reader's time zone. */
export const INSTANT_FORM: DateForm = {
  read: (value) => new Date(value),
  write: (date) => date.toISOString(),
};
