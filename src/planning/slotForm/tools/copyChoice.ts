import type { SlotType } from '../../core/slot';
import { isRepeat } from '../../core/finding';
import type { SlotRow } from '../../source/planSource';

type Types = ReadonlyMap<number, Pick<SlotType, 'compteTravail'>>;

/** A copy that can be left out: one that would be written. */
export const isCopy = ({ status }: SlotRow): boolean => status === 'created';

/** An absence belongs to its days: it is granted once, and not repeated with the work around it. */
export const isAbsence = ({ after }: SlotRow, types: Types): boolean =>
  types.get(Number(after?.['typeCreneauId']))?.compteTravail === false;

/** A copy would be a second slot beside the same one: a period that was copied before is not copied twice. */
export const repeats = ({ findings = [] }: SlotRow): boolean => findings.some(isRepeat);

/** The person has something else at the time of the copy. */
export const clashes = ({ findings = [] }: SlotRow): boolean =>
  findings.some((one) => !isRepeat(one) && (one.code === 'overlap' || one.code === 'absentLater'));

/** The copies that are written; absences, clashes and repetitions are left out until they are chosen. */
export interface CopyChoice {
  readonly isIn: (row: SlotRow) => boolean;
  readonly set: (rows: readonly SlotRow[], isIn: boolean) => void;
  readonly absences: readonly SlotRow[];
  readonly clashing: readonly SlotRow[];
}

/** What becomes of a row of a duplication: each has exactly one outcome. */
export type Outcome = 'created' | 'existing' | 'leftOut' | 'refused';

export const OUTCOMES = ['created', 'leftOut', 'existing', 'refused'] as const satisfies readonly Outcome[];

export function outcomeOf(row: SlotRow, { isIn }: Pick<CopyChoice, 'isIn'>): Outcome {
  if (row.status === 'refused') return 'refused';
  if (isIn(row)) return 'created';
  return repeats(row) ? 'existing' : 'leftOut';
}

/** The rows of each outcome; together they are all rows. */
export const countOutcomes = (
  rows: readonly SlotRow[],
  choice: Pick<CopyChoice, 'isIn'>,
): Readonly<Record<Outcome, number>> => {
  const counts = { created: 0, existing: 0, leftOut: 0, refused: 0 };
  for (const row of rows) counts[outcomeOf(row, choice)] += 1;
  return counts;
};

/**
 * Whether a copy is written.
 * @param decided choices of the person, by index of the row
 */
export const isChosen = (row: SlotRow, decided: ReadonlyMap<number, boolean>, isLeftOut: boolean): boolean =>
  isCopy(row) && (decided.get(row.index) ?? !isLeftOut);
