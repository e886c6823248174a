import type { DaySpan, Plan } from '../../model/plan';
import { shownPeople, type PlanRows } from '../shownRows';
import { createIndexer } from '../index/planIndex';
import { rowsOf } from '../rows/rows';
import { scaleOf } from '../scale';
import type { TimelineZoom } from '../timelineProps';

/** The board of a plan without groups, for tests. */
export function boardOf(plan: Plan, span: DaySpan, zoom: TimelineZoom = 'days'): PlanRows {
  const rows = rowsOf(plan.people, false, {
    grouping: 'none',
    names: { team: new Map(), structure: new Map(), agency: new Map() },
    collapsed: new Set(),
    language: 'fr',
  });
  return {
    rows,
    scale: scaleOf(span, zoom, 1200),
    index: createIndexer()(plan.slots),
    order: shownPeople(rows),
    slots: new Map(plan.slots.map((one) => [one.id, one])),
  };
}
