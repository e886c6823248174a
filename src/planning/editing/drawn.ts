import { instantOf } from '../../resources/fields/shared/zone';
import { DAY } from '../../resources/common/durations';
import type { PlanEdit, Workday } from '../model/plan';
import { usualWorkday } from '../model/workday';
import type { Scale } from '../timeline/scale';

export interface Stretch {
  readonly start: number;
  readonly end: number;
}

/**
 * The times of a slot drawn across columns: with hours the exact steps, with days from the start of the first workday
 * to the end of the last.
 * @param from wall-clock time of the first step
 * @param to wall-clock time of the last step
 */
export function drawnTimes(
  { zoom, step }: Pick<Scale, 'zoom' | 'step'>,
  from: number,
  to: number,
  workday: Workday = usualWorkday,
): Stretch {
  const [first, last] = from <= to ? [from, to] : [to, from];
  if (zoom === 'hours') return { start: instantOf(first), end: instantOf(last + step) };
  return { start: workday(Math.floor(first / DAY)).start, end: workday(Math.floor(last / DAY)).end };
}

/** The times of a slot created in one cell: with hours the whole hour. @param column in units since 1970 */
export function cellTimes(
  { zoom, unit, step }: Pick<Scale, 'zoom' | 'unit' | 'step'>,
  column: number,
  workday?: Workday,
): Stretch {
  const wall = column * unit;
  return drawnTimes({ zoom, step }, wall, wall + unit - step, workday);
}

/** A sample edit for checking a range before its type is chosen: ordinary work of a person. */
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
