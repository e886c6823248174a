import type { StoredFile } from '../../resources/fields/shared/stored';
import type { RecordOf } from '../../resources/language/resourceSchema';
import type { Creneaux } from '../../resources/schemas/creneaux';

/** A slot as the API answers it: instants are ISO 8601 in UTC. */
export type SlotRecord = RecordOf<typeof Creneaux>;

/** What the planning computes with; times are milliseconds since 1970 (UTC). Absent ids are null. */
export interface Slot {
  readonly id: number;
  /** Of the stored record, for optimistic locking; absent where the API does not say it. */
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

/** A slot of the real plan of which nothing is said besides its type and its times. */
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

/** A type of slot, as the planning needs it. */
export interface SlotType {
  readonly id: number;
  readonly libelle: string;
  /** `#rrggbb`. */
  readonly couleur: string;
  /** Usual duration in minutes; null where none is declared. */
  readonly duree: number | null;
  /** Whether it counts as work; what does not is an absence. */
  readonly compteTravail: boolean;
}

/** A person whose plan is shown. */
export interface PlanPerson {
  readonly id: number;
  readonly name: string;
  readonly structureId: number | null;
  readonly agenceId: number | null;
  readonly equipesId: readonly number[];
  /** Hours of work of each weekday, Monday first. */
  readonly hours: readonly number[];
  /** First and last day at work (`YYYY-MM-DD`); null where open. */
  readonly dateEntree: string | null;
  readonly dateSortie: string | null;
  /** Their photo, where the reader reads people. */
  readonly photo?: StoredFile | null;
}
