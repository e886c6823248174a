import type { FoundSlot } from '../planningAnswers';
import type { SimulationConflict } from './conflicts';

/** A row of a simulation with its real slot; null if that was deleted. */
export interface ReplacedSlot {
  readonly creneau: FoundSlot;
  readonly origine: FoundSlot | null;
}

/** Working hours in the period of a simulation, before and after its validation. */
export interface HoursGap {
  readonly id: number;
  readonly avant: number;
  readonly apres: number;
}

/** `GET /simulations/{id}/ecarts` (extension `planning`): the changes that validating a simulation would make. */
export interface SimulationGaps {
  readonly ajoutes: readonly FoundSlot[];
  readonly modifies: readonly ReplacedSlot[];
  readonly retires: readonly ReplacedSlot[];
  /** Only people and companies whose hours change. */
  readonly heures: { readonly salaries: readonly HoursGap[]; readonly entreprises: readonly HoursGap[] };
  readonly conflits: readonly SimulationConflict[];
}
