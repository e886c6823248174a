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

/** The copies that are written; absences and repetitions are left out until they are chosen. */
export interface CopyChoice {
  readonly isIn: (row: SlotRow) => boolean;
  readonly set: (rows: readonly SlotRow[], isIn: boolean) => void;
  readonly absences: readonly SlotRow[];
}

/**
 * Whether a copy is written.
 * @param decided choices of the person, by index of the row
 */
export const isChosen = (row: SlotRow, decided: ReadonlyMap<number, boolean>, isLeftOut: boolean): boolean =>
  isCopy(row) && (decided.get(row.index) ?? !isLeftOut);
