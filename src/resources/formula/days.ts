import { DAY } from '../common/durations';

/** Range of day fields: years 1000 to 9999. */
const [FIRST_MONTH, LAST_MONTH] = [12_000, 119_999];

const FIRST_DAY = Date.UTC(1000, 0, 1) / DAY;
const LAST_DAY = Date.UTC(9999, 11, 31) / DAY;

const partsOf = (day: string): readonly [year: number, month: number, date: number] => {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  return [year, month - 1, date];
};

export const dayNumber = (day: string): number => Date.UTC(...partsOf(day)) / DAY;

/** Adds months, then days; null outside the years 1000 to 9999. */
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
