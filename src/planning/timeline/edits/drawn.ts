import { instantOf } from '../../../resources/planning/zone';
import { DAY, HOUR } from '../index/wallClock';
import type { PlanEdit } from '../../model/plan';
import type { Scale } from '../scale';

/** When a day of work begins and ends where nobody has said otherwise. */
const MORNING = 9 * HOUR;
const EVENING = 17 * HOUR;

export interface Stretch {
  readonly start: number;
  readonly end: number;
}

/**
 * The times of a slot drawn over columns: in hours those drawn, in days from the morning of the first to the evening of
 * the last.
 *
 * @param from wall-clock time of the first step touched
 * @param to wall-clock time of the last step touched
 */
export function drawnTimes({ zoom, step }: Pick<Scale, 'zoom' | 'step'>, from: number, to: number): Stretch {
  const [first, last] = from <= to ? [from, to] : [to, from];
  if (zoom === 'hours') return { start: instantOf(first), end: instantOf(last + step) };
  return { start: instantOf(first + MORNING), end: instantOf(Math.floor(last / DAY) * DAY + EVENING) };
}

/** The times of a slot put into one cell: in hours the whole hour. @param column in units since 1970 */
export function cellTimes({ zoom, unit, step }: Pick<Scale, 'zoom' | 'unit' | 'step'>, column: number): Stretch {
  const wall = column * unit;
  return drawnTimes({ zoom, step }, wall, wall + unit - step);
}

/** What is asked about a stretch before it is known what it will be: ordinary work of somebody. */
export const probeEdit = (salarieId: number | null, { start, end }: Stretch): PlanEdit => ({
  kind: 'create',
  slot: {
    salarieId,
    start,
    end,
    entrepriseId: null,
    siteId: null,
    prestationId: null,
    typeCreneauId: 0,
    sousTypeCreneauId: null,
    texte: null,
    etat: 'Prevu',
    isForSystem: salarieId === null,
    periodiciteId: null,
    simulationId: null,
    origineId: null,
    origineVersion: null,
    retire: false,
  },
});
