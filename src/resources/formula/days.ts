import { DAY } from '../common/durations';

/** Years 1000 to 9999: what fields with a day hold. */
const [FIRST_MONTH, LAST_MONTH] = [12_000, 119_999];

const FIRST_DAY = Date.UTC(1000, 0, 1) / DAY;
const LAST_DAY = Date.UTC(9999, 11, 31) / DAY;

const partsOf = (day: string): readonly [year: number, month: number, date: number] => {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  return [year, month - 1, date];
};

/** The number of a day, `YYYY-MM-DD`. */
export const dayNumber = (day: string): number => Date.UTC(...partsOf(day)) / DAY;

/** The day so many months and then days later; null outside of the years 1000 to 9999. */
export function later(day: string, months: bigint, days: bigint): string | null {
  const [fromYear, fromMonth, date] = partsOf(day);
  const index = BigInt(fromYear * 12 + fromMonth) + months;
  if (index < FIRST_MONTH || index > LAST_MONTH) return null;
  const [year, month] = [Math.floor(Number(index) / 12), Number(index) % 12];
  const length = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const number = BigInt(Date.UTC(year, month, Math.min(date, length)) / DAY) + days;
  if (number < FIRST_DAY || number > LAST_DAY) return null;
  return new Date(Number(number) * DAY).toISOString().slice(0, 10);
}
