import { weekdayOf } from '../../../resources/fields/shared/zone';
import type { DaySpan } from '../../model/plan';
import type { SlotSpan } from '../../timeline/index/planIndex';
import { headClass } from './DayHeads';
import { byDay, weeksOf } from './paper';
import { PrintedSlot } from './PrintedSlot';
import type { PaperWords } from './usePaperWords';

export interface CalendarSheetProps {
  readonly slots: readonly SlotSpan[];
  readonly span: DaySpan;
  /** All slots belong to one person, whom the title names. */
  readonly isOnePerson: boolean;
  readonly words: PaperWords;
}

export function CalendarSheet({ slots, span, isOnePerson, words }: CalendarSheetProps) {
  const days = byDay(slots, span);
  const weeks = weeksOf(span);
  const longest = Math.max(...weeks.map(({ first, last }) => weekdayOf(first) + last - first + 1));
  const columns = Array.from({ length: longest }, (_, weekday) => weekday);
  const isEmpty = (weekday: number) =>
    days.every((own, offset) => own.length === 0 || weekdayOf(span.first + offset) !== weekday);
  const monday = span.first - weekdayOf(span.first);
  return (
    <table className="paper-calendar">
      <thead>
        <tr>
          {columns.map((weekday) => (
            <th key={weekday} scope="col" className={headClass(weekday > 4, isEmpty(weekday))}>
              {words.formats.weekday(monday + weekday)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map(({ first }) => (
          <tr key={first}>
            {columns.map((weekday) => {
              const day = first - weekdayOf(first) + weekday;
              if (day < span.first || day > span.last) return <td key={day} className="paper-outside" />;
              return (
                <td key={day} className={words.isOff(day) ? 'paper-off' : undefined}>
                  <div className="paper-day">
                    {words.formats.shortDay(day)}
                    {words.holidayOf(day) && <small>{words.holidayOf(day)}</small>}
                  </div>
                  {days[day - span.first]?.map((placed) => (
                    <PrintedSlot
                      key={placed.slot.id}
                      placed={placed}
                      day={day}
                      words={words}
                      {...(!isOnePerson && { person: words.nameOf(placed.slot) })}
                    />
                  ))}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
