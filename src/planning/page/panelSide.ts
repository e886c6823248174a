import { DAY } from '../../resources/common/durations';
import { wallOf, weekdayOf } from '../../resources/fields/shared/zone';
import type { DaySpan } from '../model/plan';
import { namesWidth } from '../timeline/scale';
import type { PlanUrlState } from './urlState';

export type PanelSide = 'left' | 'right';

/** Pixels of a panel over the plan, with its shadow (`SidePanel`). */
const PANEL = 440;

/** Pixels of the hours beside the days of a calendar. */
const HOURS = 56;

/** Pixels before the first column, which the panel leaves in sight: the names of people. */
export const panelInset = ({ view }: Pick<PlanUrlState, 'view'>, width: number): number =>
  view === 'timeline' ? namesWidth(width) : 0;

/** The end of the slot's first column, as a fraction of all columns; undefined where it has none. */
function endOfColumn({ view, zoom }: Pick<PlanUrlState, 'view' | 'zoom'>, span: DaySpan, start: number) {
  const wall = wallOf(start);
  const day = Math.floor(wall / DAY);
  if (view === 'month') return (weekdayOf(day) + 1) / 7;
  if (view === 'timeline' && zoom === 'day') return wall / DAY - span.first + 1 / 24;
  if (view === 'timeline' || view === 'week' || view === 'workWeek')
    return (day + 1 - span.first) / (span.last + 1 - span.first);
  return undefined;
}

/** The side on which the panel of a slot does not cover it: the right one if it can. @param width pixels of the plan */
export function panelSide(
  place: Pick<PlanUrlState, 'view' | 'zoom'>,
  span: DaySpan,
  start: number | undefined,
  width: number,
): PanelSide {
  const end = start === undefined ? undefined : endOfColumn(place, span, start);
  if (end === undefined || end < 0 || end > 1.05) return 'right';
  const heads = place.view === 'timeline' ? namesWidth(width) : place.view === 'month' ? 0 : HOURS;
  return heads + end * (width - heads) > width - PANEL ? 'left' : 'right';
}
