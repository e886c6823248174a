import type { StoredFile } from '../../resources/fields/shared/stored';
import type { RecordOf } from '../../resources/language/resourceSchema';
import type { Creneaux } from '../../resources/schemas/creneaux';

/** A slot in API responses: instants are ISO 8601 in UTC. */
export type SlotRecord = RecordOf<typeof Creneaux>;

/** A slot for computations; times are milliseconds since 1970 (UTC), absent ids are null. */
export interface Slot {
  readonly id: number;
  /** For optimistic locking; absent if the API does not send it. */
  readonly version?: number;
  readonly salarieId: number | null;
  readonly entrepriseId: number | null;
  readonly siteId: number | null;
  readonly prestationId: number | null;
  readonly typeCreneauId: number;
  readonly sousTypeCreneauId: number | null;
  readonly start: number;
  readonly end: number;
  readonly texte: string | null;
  readonly etat: SlotState;
  readonly isForSystem: boolean;
  readonly periodiciteId: number | null;
  readonly simulationId: number | null;
  readonly origineId: number | null;
  readonly origineVersion: number | null;
  readonly retire: boolean;
}

/** Defaults for a slot of the real plan. */
export const BLANK_SLOT: Omit<Slot, 'id' | 'version' | 'typeCreneauId' | 'start' | 'end'> = {
  salarieId: null,
  entrepriseId: null,
  siteId: null,
  prestationId: null,
  sousTypeCreneauId: null,
  texte: null,
  etat: 'Prevu',
  isForSystem: false,
  periodiciteId: null,
  simulationId: null,
  origineId: null,
  origineVersion: null,
  retire: false,
};

export type SlotState = 'Prevu' | 'Confirme' | 'Realise' | 'Annule';

export interface SlotType {
  readonly id: number;
  readonly libelle: string;
  /** `#rrggbb`. */
  readonly couleur: string;
  /** Usual duration in minutes; null if not declared. */
  readonly duree: number | null;
  /** False for absences. */
  readonly compteTravail: boolean;
}

export interface PlanPerson {
  readonly id: number;
  readonly name: string;
  readonly structureId: number | null;
  readonly agenceId: number | null;
  readonly equipesId: readonly number[];
  /** Working hours of each weekday, Monday first. */
  readonly hours: readonly number[];
  /** First and last day at work (`YYYY-MM-DD`); null if unlimited. */
  readonly dateEntree: string | null;
  readonly dateSortie: string | null;
  /** Absent if the reader may not read people. */
  readonly photo?: StoredFile | null;
  /** What tells the person from others of the same name: agency, functions, teams or a number; absent if alone. */
  readonly distinction?: string;
}
