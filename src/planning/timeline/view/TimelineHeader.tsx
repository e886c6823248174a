import { memo, type CSSProperties } from 'react';
import { weekdayOf } from '../../../resources/fields/shared/zone';
import { holidayWords } from '../../model/holidayWords';
import { loadOfTotal, totalOf, type DayHours } from '../hours/dayHours';
import { dayOfColumn, type Scale } from '../scale';
import type { PlanWords } from '../../model/planWords';
import { columnIndex } from './ids';

export interface TimelineHeaderProps {
  readonly scale: Scale;
  readonly total: DayHours;
  readonly holidays: readonly (string | undefined)[];
  readonly firstDay: number;
  readonly today: number;
  readonly from: number;
  readonly to: number;
  readonly height: number;
  readonly words: PlanWords;
}

const HOUR_COLUMNS = 24;

/** Minimum pixels of a day that shows both planned and due hours. */
const ROOM_FOR_BOTH = 110;

/** Minimum pixels of a day whose hours have their unit. */
const ROOM_FOR_UNIT = 36;

/** The sticky header: days with their hours, or the hours of a day. */
export const TimelineHeader = memo(function TimelineHeader(props: TimelineHeaderProps) {
  const { scale, total, holidays, firstDay, today, from, to, height, words } = props;
  const cell = (column: number) => {
    const day = dayOfColumn(scale, column);
    const offset = day - firstDay;
    const holiday = holidayWords(holidays[offset], words.translate);
    const sums = totalOf(total, offset);
    const style = {
      left: `calc(var(--tl-names) + ${(column - scale.first) * scale.width}px)`,
      width: scale.width,
      '--tl-share': `${Math.min(100, Math.round(100 * loadOfTotal(sums)))}%`,
    } as CSSProperties;
    const date = new Date(day * 86_400_000).getUTCDate();
    const isHours = scale.zoom === 'hours';
    const hour = column - day * HOUR_COLUMNS;
    const unit = scale.width < ROOM_FOR_UNIT ? '' : '\u202fh';
    const both = scale.width < ROOM_FOR_BOTH ? `${Math.round(sums.planned)}${unit}` : words.totalOf(total, offset);
    const top = `${words.weekdayOf(day, scale.width < 60)} ${date}`;
    const text = isHours
      ? `${hour === 0 ? top : ''}\n${hour}\u00a0h`
      : `${top.replace(' ', scale.width < 60 ? '\n' : ' ')}\n${sums.planned > 0 ? both : ''}`;
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
        title={holiday}
        data-day={day}
        data-today={day === today ? '' : undefined}
        data-off={holiday !== undefined ? 'holiday' : weekdayOf(day) > 4 ? 'weekend' : undefined}
        data-over={loadOfTotal(sums) > 1.005 && !isHours ? '' : undefined}
        className={isHours ? 'tl-head tl-head-hour' : 'tl-head'}
        style={style}
      >
        {text}
      </div>
    );
  };
  return (
    <div role="row" aria-rowindex={1} className="tl-header" style={{ height }}>
      <div role="columnheader" aria-colindex={1} className="tl-name tl-corner">
        {`${words.translate('timeline.people')}\n${words.totalOf(total)}`}
      </div>
      {Array.from({ length: to - from }, (_, offset) => cell(from + offset))}
    </div>
  );
});
