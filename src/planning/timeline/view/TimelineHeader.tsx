import { visuallyHidden } from '@mui/utils';
import { memo, type CSSProperties } from 'react';
import { weekdayOf } from '../../../resources/fields/shared/zone';
import { holidayWords } from '../../model/holidayWords';
import { loadOfTotal, totalOf, type DayHours } from '../hours/dayHours';
import { dayOfColumn, leftOf, widthOf, type Scale } from '../scale';
import type { PlanWords } from '../../model/planWords';
import { columnIndex } from './ids';

export interface TimelineHeaderProps {
  readonly scale: Scale;
  /** Hours that are folded, or that the reader has opened. */
  readonly nights: ReadonlySet<number>;
  readonly total: DayHours;
  readonly holidays: readonly (string | undefined)[];
  readonly firstDay: number;
  readonly today: number;
  readonly from: number;
  readonly to: number;
  readonly height: number;
  readonly words: PlanWords;
  /** The column of names is that of a phone. */
  readonly isNarrow: boolean;
}

const HOUR_COLUMNS = 24;

/** Minimum pixels of a day that shows both planned and due hours. */
const ROOM_FOR_BOTH = 110;

/** Minimum pixels of an hour that shows its number. */
const ROOM_FOR_HOURS = 24;

/** Minimum pixels of a day whose head has one line for its date and one for its hours; else both are for the date. */
const ROOM_FOR_SUMS = 60;

/** Minimum pixels of a date in a pill. */
const ROOM_FOR_PILL = 24;

/** A head that grows to the left: beyond the end it would make the plan scroll. */
const LEFTWARDS = { display: 'flex', justifyContent: 'flex-end' } as const;

/** The sticky header: days with their hours, or the hours of a day. */
export const TimelineHeader = memo(function TimelineHeader(props: TimelineHeaderProps) {
  const { scale, nights, total, holidays, firstDay, today, from, to, height, words } = props;
  const isLast = (column: number) => column === scale.first + scale.count - 1;
  /** Folded hours, in the head of their first column, or of the last one where text would lie beyond the plan's end. */
  const nightOf = (column: number): string => {
    let [from, end] = [column, column + 1];
    while (nights.has(from - 1) && from % HOUR_COLUMNS !== 0) from -= 1;
    while (nights.has(end) && end % HOUR_COLUMNS !== 0) end += 1;
    if (column !== (isLast(end - 1) ? end - 1 : from)) return '';
    const hour = from % HOUR_COLUMNS;
    return `\n${hour}–${hour + end - from}`;
  };
  const cell = (column: number) => {
    const day = dayOfColumn(scale, column);
    const offset = day - firstDay;
    const holiday = holidayWords(holidays[offset], words.translate);
    const sums = totalOf(total, offset);
    const width = widthOf(scale, column);
    const style = {
      left: `calc(var(--tl-names) + ${leftOf(scale, column)}px)`,
      width,
      '--tl-share': `${Math.min(100, Math.round(100 * loadOfTotal(sums)))}%`,
    } as CSSProperties;
    const date = new Date(day * 86_400_000).getUTCDate();
    const isHours = scale.zoom === 'hours';
    const hour = column - day * HOUR_COLUMNS;
    const both = width < ROOM_FOR_BOTH ? `${Math.round(sums.planned)}\u202fh` : words.totalOf(total, offset);
    const isNarrow = width < ROOM_FOR_SUMS;
    const weekday = `${words.weekdayOf(day, isNarrow)}${isNarrow && !isHours ? '\n' : ' '}`;
    const isDated = !isHours || hour === 0;
    const isNight = nights.has(column);
    const isFolded = isNight && width < ROOM_FOR_HOURS;
    const below = isHours ? `\n${hour}\u00a0h` : isNarrow ? '' : `\n${holiday ?? (sums.planned > 0 ? both : '')}`;
    const night = isFolded ? nightOf(column) : undefined;
    return (
      <div
        key={column}
        role="columnheader"
        aria-colindex={columnIndex(column - scale.first)}
        aria-label={
          isHours
            ? `${words.dayOf(day)}, ${hour}\u00a0h`
            : [words.dayOf(day), holiday, words.totalOf(total, offset)].filter(Boolean).join(', ')
        }
        title={
          isNight
            ? words.translate(`timeline.${isFolded ? 'showNight' : 'hideNight'}`)
            : [holiday, isNarrow && words.totalOf(total, offset)].filter(Boolean).join(' · ') || undefined
        }
        data-night={isNight ? (isFolded ? 'folded' : 'open') : undefined}
        data-day={day}
        data-today={day === today ? '' : undefined}
        data-off={holiday !== undefined ? 'holiday' : weekdayOf(day) > 4 ? 'weekend' : undefined}
        data-over={loadOfTotal(sums) > 1.005 && !isHours ? '' : undefined}
        className={isHours ? 'tl-head tl-head-hour' : isNarrow ? 'tl-head tl-head-narrow' : 'tl-head'}
        style={isFolded && isLast(column) ? { ...style, ...LEFTWARDS } : style}
      >
        {night ?? (
          <>
            {isDated && weekday}
            {isDated &&
              (day === today ? (
                <span className={width < ROOM_FOR_PILL && !isHours ? 'tl-date tl-date-small' : 'tl-date'}>{date}</span>
              ) : (
                date
              ))}
            {below}
          </>
        )}
        {/* A folded hour after the first has no room for its own. */}
        {night === '' && <span style={visuallyHidden}>{`${hour}\u00a0h`}</span>}
      </div>
    );
  };
  return (
    <div role="row" aria-rowindex={1} className="tl-header" style={{ height }}>
      <div role="columnheader" aria-colindex={1} className="tl-name tl-corner">
        {`${words.translate('timeline.people')}\n${props.isNarrow ? words.wholeTotalOf(total) : words.totalOf(total)}`}
      </div>
      {Array.from({ length: to - from }, (_, offset) => cell(from + offset))}
    </div>
  );
});
