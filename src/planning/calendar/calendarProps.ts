import type { ShownTurned } from '../model/turned';
import type { DaySpan, Plan, PlanActions } from '../model/plan';

export interface CalendarProps {
  readonly plan: Plan;
  /** By user id. */
  readonly names: ReadonlyMap<number, string>;
  readonly span: DaySpan;
  /** Day since 1970. */
  readonly today: number;
  readonly actions: PlanActions;
  /** The last undo or redo. */
  readonly turned?: ShownTurned | undefined;
  /** Owner of slots drawn by dragging: the only person shown, else null. */
  readonly personId: number | null;
  readonly onDay: (day: number) => void;
}
