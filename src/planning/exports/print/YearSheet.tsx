import { useTranslate } from 'ra-core';
import { hoursByDay } from '../../calendar/yearHeat';
import { monthsOf, monthSpan } from '../../data/months';
import type { DaySpan, Plan } from '../../model/plan';
import { daysOf } from './paper';
import type { PaperWords } from './usePaperWords';

export interface YearSheetProps {
  readonly plan: Pick<Plan, 'people' | 'slots'>;
  readonly span: DaySpan;
  readonly words: PaperWords;
}

const DAYS = Array.from({ length: 31 }, (_, offset) => offset);

/** A year of working hours per day, as numbers instead of the screen's colours. */
export function YearSheet({ plan, span, words }: YearSheetProps) {
  const translate = useTranslate();
  const hours = hoursByDay(plan, span);
  const { formats } = words;
  // In columns of a few letters: `7`, `7h30`.
  const text = (value: number) => (value === 0 ? '' : formats.hours(value).replace(/\sh$/, '').replace(/\s/g, ''));
  return (
    <>
      <p>{translate('planningExports.print.yearHours')}</p>
      <table className="paper-year">
        <thead>
          <tr>
            <th className="paper-names" />
            {DAYS.map((offset) => (
              <th key={offset} scope="col">
                {offset + 1}
              </th>
            ))}
            <th scope="col" className="paper-total">
              {translate('planningExports.print.total')}
            </th>
          </tr>
        </thead>
        <tbody>
          {monthsOf(span).map((month) => {
            const days = daysOf(monthSpan(month));
            const total = days.reduce((sum, day) => sum + (hours.get(day) ?? 0), 0);
            return (
              <tr key={month}>
                <th scope="row">{formats.monthName(days[0] ?? 0)}</th>
                {DAYS.map((offset) => {
                  const day = days[offset];
                  if (day === undefined) return <td key={offset} className="paper-outside" />;
                  return (
                    <td key={offset} className={words.isOff(day) ? 'paper-off' : undefined}>
                      {text(hours.get(day) ?? 0)}
                    </td>
                  );
                })}
                <td className="paper-total">{text(total)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </>
  );
}
