import type { ReactNode } from 'react';
import type { PlanPerson } from '../core/slot';
import type { DaySpan, Grouping, Plan, PlanActions } from '../model/plan';

/** Whether a column is a day (month, week, any stretch) or an hour of a day. */
export type TimelineZoom = 'days' | 'hours';

/** The names of what people are put together by, by id. */
export type GroupNames = Readonly<Record<Exclude<Grouping, 'none'>, ReadonlyMap<number, string>>>;

/** The team timeline: people by days or by hours. Every object keeps its identity while its contents are the same. */
export interface TimelineProps {
  readonly plan: Plan;
  /** The days shown; with the zoom `hours` usually one. */
  readonly span: DaySpan;
  readonly zoom: TimelineZoom;
  readonly grouping: Grouping;
  readonly groupNames: GroupNames;
  readonly actions: PlanActions;
  /** The selected slots. */
  readonly selection: ReadonlySet<number>;
  readonly onSelection: (selection: ReadonlySet<number>) => void;
  /** The folded groups, by `groupKey`. */
  readonly collapsed: ReadonlySet<string>;
  readonly onCollapsed: (collapsed: ReadonlySet<string>) => void;
  /** A day of the header was chosen: the page may show its hours. */
  readonly onDay?: (day: number) => void;
  /** The focus has left the days shown: the page may show those before (-1) or after (1). */
  readonly onPage?: (direction: -1 | 1) => void;
  /** The keys were asked for: the page says them together with its own. */
  readonly onHelp?: () => void;
  /** What stands before the name of a person: their face. Keeps its identity. */
  readonly faceOf?: (person: PlanPerson) => ReactNode;
  /** Day since 1970 that is marked as today; now where absent. */
  readonly today?: number;
}

/** The key of a group in `collapsed`; without an id those who belong to none. */
export const groupKey = (grouping: Grouping, id: number | null): string => `${grouping} ${id ?? ''}`;
