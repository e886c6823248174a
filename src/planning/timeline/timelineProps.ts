import type { ReactNode } from 'react';
import type { PlanPerson } from '../core/slot';
import type { DaySpan, Grouping, Plan, PlanActions, PlanPlace } from '../model/plan';
import type { ShownTurned } from '../model/turned';

/** Width of a column: a day or an hour. */
export type TimelineZoom = 'days' | 'hours';

/** Names of groups by id, for each grouping. */
export type GroupNames = Readonly<Record<Exclude<Grouping, 'none'>, ReadonlyMap<number, string>>>;

/** Props of the team timeline; objects must keep their identity while their contents are the same. */
export interface TimelineProps {
  readonly plan: Plan;
  /** Usually one day with the zoom `hours`. */
  readonly span: DaySpan;
  readonly zoom: TimelineZoom;
  readonly grouping: Grouping;
  readonly groupNames: GroupNames;
  readonly actions: PlanActions;
  /** The last undo or redo, which the keyboard's cursor follows. */
  readonly turned?: ShownTurned | undefined;
  readonly selection: ReadonlySet<number>;
  readonly onSelection: (selection: ReadonlySet<number>) => void;
  /** Collapsed groups, by `groupKey`. */
  readonly collapsed: ReadonlySet<string>;
  readonly onCollapsed: (collapsed: ReadonlySet<string>) => void;
  /** The plan of one person, by a click on their name or the menu. */
  readonly personPlan?: { readonly hrefOf: (personId: number) => string; readonly open: (personId: number) => void };
  /** A day of the header was clicked; the page may show its hours. */
  readonly onDay?: (day: number) => void;
  /** The focus left the span; the page may show the previous (-1) or next (1) one. */
  readonly onPage?: (direction: -1 | 1) => void;
  /** Help was requested; the page shows all shortcuts together. */
  readonly onHelp?: () => void;
  /** Renders a face before a person's name. Must keep its identity. */
  readonly faceOf?: (person: PlanPerson) => ReactNode;
  /** Is scrolled into view when it is set, and again when the width changes. */
  readonly revealed?: PlanPlace | undefined;
  /** The hour of the day that matters most to the reader, where not all hours fit; without it, that of the first work. */
  readonly firstHour?: number | undefined;
  /** Day since 1970; defaults to the present day. */
  readonly today?: number;
}

/** The key of a group in `collapsed`; null for people without a group. */
export const groupKey = (grouping: Grouping, id: number | null): string => `${grouping} ${id ?? ''}`;
