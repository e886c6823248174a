import type { DaySpan, Plan, PlanActions } from '../model/plan';

/** What every view of the calendar is given. */
export interface CalendarProps {
  readonly plan: Plan;
  /** The names of people, by id. */
  readonly names: ReadonlyMap<number, string>;
  readonly span: DaySpan;
  /** Day since 1970. */
  readonly today: number;
  readonly actions: PlanActions;
  /** Whose slots are drawn by dragging: the only person shown, else null. */
  readonly personId: number | null;
  /** Leads to a day. */
  readonly onDay: (day: number) => void;
}
