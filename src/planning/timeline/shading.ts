import { weekdayOf } from '../../resources/fields/shared/zone';
import type { DayHours } from './hours/dayHours';
import { dayOfColumn, leftOf, widthOf, type Scale } from './scale';

/** A CSS gradient with hard edges: one colour per pixel range, transparent in between. */
export function bands(stretches: readonly { from: number; to: number; color: string }[]): string {
  if (stretches.length === 0) return 'none';
  let at = 0;
  const stops: string[] = [];
  for (const { from, to, color } of stretches) {
    if (from > at) stops.push(`transparent ${at}px ${from}px`);
    stops.push(`${color} ${from}px ${to}px`);
    at = to;
  }
  return `linear-gradient(90deg,${stops.join(',')},transparent ${at}px)`;
}

/** Merges neighbouring columns of the same colour. */
function runs(scale: Scale, colorOf: (column: number) => string | undefined) {
  const stretches: { from: number; to: number; color: string }[] = [];
  for (let column = scale.first; column < scale.first + scale.count; column += 1) {
    const color = colorOf(column);
    if (color === undefined) continue;
    const last = stretches.at(-1);
    const [from, to] = [leftOf(scale, column), leftOf(scale, column + 1)];
    if (last && last.color === color && last.to === from) last.to = to;
    else stretches.push({ from, to, color });
  }
  return stretches;
}

/** Marks that are the same in every row. */
export interface DayMarks {
  readonly holidays: readonly (string | undefined)[];
  readonly firstDay: number;
  readonly today: number;
}

/** A line at the left edge of each column. */
export const columnLines = ({ edges }: Scale): string =>
  bands(edges.slice(0, -1).map((edge) => ({ from: edge, to: edge + 1, color: 'var(--tl-line)' })));

/** Working hours; the rest is shaded as night. */
const [MORNING, EVENING] = [7, 20];

/** Background of every row: weekends, holidays, today, and the night in hours. */
export function dayShades(scale: Scale, { holidays, firstDay, today }: DayMarks): string {
  return bands(
    runs(scale, (column) => {
      const day = dayOfColumn(scale, column);
      if (holidays[day - firstDay] !== undefined) return 'var(--tl-holiday)';
      if (weekdayOf(day) > 4) return 'var(--tl-weekend)';
      if (scale.zoom === 'hours') {
        const hour = column - day * 24;
        return hour < MORNING || hour >= EVENING ? 'var(--tl-weekend)' : undefined;
      }
      return day === today ? 'var(--tl-today)' : undefined;
    }),
  );
}

export interface PersonDays {
  readonly firstDay: number;
  readonly hours: DayHours | undefined;
  readonly isValidated: (day: number) => boolean;
  readonly isEmployed: (day: number) => boolean;
}

/** Background of a person's row: absences, validated months and days outside employment. */
export function personShades(scale: Scale, { firstDay, hours, isValidated, isEmployed }: PersonDays): string {
  return bands(
    runs(scale, (column) => {
      const day = dayOfColumn(scale, column);
      if (!isEmployed(day)) return 'var(--tl-outside)';
      if ((hours?.absent[day - firstDay] ?? 0) > 0) return 'var(--tl-absent)';
      return isValidated(day) ? 'var(--tl-validated)' : undefined;
    }),
  );
}

/** Where the pattern of days without hours of work is drawn. @param isOff the person does not work that day */
export const offMask = (scale: Scale, isOff: (day: number) => boolean): string =>
  bands(runs(scale, (column) => (isOff(dayOfColumn(scale, column)) ? '#000' : undefined)));

/** A bar below each day with more work than time; the heads of the days tell the load of the others. */
export function loadStrip(scale: Scale, hours: DayHours): string {
  if (scale.zoom !== 'days' || hours.isPartial) return 'none';
  return bands(
    Array.from({ length: scale.count }, (_, offset) => {
      const available = (hours.due[offset] ?? 0) - (hours.absent[offset] ?? 0);
      const planned = hours.planned[offset] ?? 0;
      const share = planned <= 0.01 ? 0 : available > 0.01 ? planned / available : 2;
      if (share <= 1.005) return [];
      const from = leftOf(scale, scale.first + offset) + 1;
      return [{ from, to: from + widthOf(scale, scale.first + offset) - 3, color: 'var(--tl-over)' }];
    }).flat(),
  );
}
