import { useMemo } from 'react';
import { monthOfDay } from '../../data/months';
import { personLabel } from '../../core/personLabel';
import { monthKey, type DaySpan, type Grouping, type Plan } from '../../model/plan';
import { slotsOf, type PlanIndex } from '../../timeline/index/planIndex';
import { dayHours, holidaysIn } from '../../timeline/hours/dayHours';
import { rowsOf, type PlanRow } from '../../timeline/rows/rows';
import type { GroupNames } from '../../timeline/timelineProps';
import { byDay, daysOf, weeksOf } from './paper';
import { DayHeads } from './DayHeads';
import { PrintedSlot } from './PrintedSlot';
import type { PaperWords } from './usePaperWords';

export interface TeamSheetProps {
  readonly plan: Plan;
  readonly index: PlanIndex;
  readonly span: DaySpan;
  readonly grouping: Grouping;
  readonly groupNames: GroupNames;
  readonly words: PaperWords;
}

const NOTHING_FOLDED: ReadonlySet<string> = new Set();

/** People by days, with a table per week: a month of columns would be too narrow to read. */
export function TeamSheet({ plan, index, span, grouping, groupNames, words }: TeamSheetProps) {
  const { language } = words.timeline;
  const rows = useMemo(
    // Print groups that are collapsed on the screen as well.
    () => rowsOf(plan.people, index.has(null), { grouping, names: groupNames, collapsed: NOTHING_FOLDED, language }),
    [plan.people, index, grouping, groupNames, language],
  );
  return weeksOf(span).map((week) => (
    <WeekTable key={week.first} week={week} rows={rows} plan={plan} index={index} words={words} />
  ));
}

interface WeekTableProps extends Pick<TeamSheetProps, 'plan' | 'index' | 'words'> {
  readonly week: DaySpan;
  readonly rows: readonly PlanRow[];
}

function WeekTable({ week, rows, plan, index, words }: WeekTableProps) {
  const days = daysOf(week);
  const holidays = holidaysIn(week, plan.holidays);
  const months = [...new Set([monthOfDay(week.first), monthOfDay(week.last)])];
  const cells = rows.map((row) => (row.kind === 'group' ? [] : byDay(slotsOf(index, row.person?.id ?? null), week)));
  const isUsed = (offset: number) => cells.some((own) => (own[offset]?.length ?? 0) > 0);
  const narrow = new Set(days.filter((day, offset) => words.isOff(day) && !isUsed(offset)));
  const off = days.map((day) => (words.isOff(day) ? 'paper-off' : undefined));
  return (
    <table className={days.length === 1 ? 'paper-team paper-one' : 'paper-team'}>
      <DayHeads corner={words.weekOf(week.first)} days={days} narrow={narrow} words={words} />
      <tbody>
        {rows.map((row, at) => {
          if (row.kind === 'group')
            return (
              <tr key={row.key} className="paper-group">
                <th colSpan={days.length + 1} scope="rowgroup">
                  {words.timeline.translate('timeline.group', {
                    name: row.name ?? words.timeline.translate('timeline.noGroup'),
                    smart_count: row.people.length,
                  })}
                </th>
              </tr>
            );
          const { person } = row;
          const slots = slotsOf(index, person ? person.id : null);
          const isValidated = person && months.some((month) => plan.validated.has(monthKey(person.id, month)));
          const hours = { ...dayHours(person, slots, week, holidays), isPartial: plan.isPartial ?? false };
          const total = person ? words.timeline.totalOf(hours) : '';
          return (
            <tr key={row.key}>
              <th scope="row">
                {person ? personLabel(person) : words.everybody}
                {total && <small>{total}</small>}
                {isValidated && <small>{words.timeline.validated}</small>}
              </th>
              {cells[at]?.map((own, offset) => (
                <td key={offset} className={off[offset]}>
                  {own.map((placed) => (
                    <PrintedSlot key={placed.slot.id} placed={placed} day={week.first + offset} words={words} />
                  ))}
                </td>
              ))}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
