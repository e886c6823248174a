import type { FoundSlot } from '../planningAnswers';
import type { SimulationConflict } from './conflicts';

/** A row of a simulation with the real slot that it stands for; null where that is gone. */
export interface ReplacedSlot {
  readonly creneau: FoundSlot;
  readonly origine: FoundSlot | null;
}

/** Hours of work in the period of a simulation, before and after its validation. */
export interface HoursGap {
  readonly id: number;
  readonly avant: number;
  readonly apres: number;
}

/** `GET /simulations/{id}/ecarts` (extension `planning`): what the validation of a simulation would change. */
export interface SimulationGaps {
  readonly ajoutes: readonly FoundSlot[];
  readonly modifies: readonly ReplacedSlot[];
  readonly retires: readonly ReplacedSlot[];
  /** Of those whose hours change. */
  readonly heures: { readonly salaries: readonly HoursGap[]; readonly entreprises: readonly HoursGap[] };
  readonly conflits: readonly SimulationConflict[];
}
