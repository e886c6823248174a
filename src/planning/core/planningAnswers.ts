import type { Finding } from './finding';
import type { HolidayZone } from './holidays';
import type { PlanPerson, SlotRecord } from './slot';

/** The body of `POST /creneaux/search` (section 3 of the specification); absent fields do not filter. */
export interface SlotSearch {
  /** Slots that end after this instant, ISO 8601. */
  readonly startDate?: string;
  /** Slots that begin before this instant, ISO 8601. */
  readonly endDate?: string;
  readonly entrepriseId?: number;
  readonly salarieId?: number;
  readonly filterSalariesIds?: readonly number[];
  readonly filterEntreprisesIds?: readonly number[];
  /** True: only slots for everyone; false: only slots of a person. */
  readonly isForSystem?: boolean;
  readonly typesCreneauIds?: readonly number[];
  readonly sitesIds?: readonly number[];
  readonly prestationId?: number;
  readonly annee?: number;
  /** First and last month of `annee`, 1 to 12. */
  readonly moisDebut?: number;
  readonly moisFin?: number;
  /** Each word may match any text of the slot, or a person's or company's name. */
  readonly search?: string;
  /** Adds the rows of this simulation to the real slots; absent: the real plan alone. */
  readonly simulationId?: number;
  readonly pageNumber?: number;
  /** At most 10,000. */
  readonly pageSize?: number;
  readonly orderBy?: string;
  readonly orderByDescending?: boolean;
}

/** A slot in search results; the extension `planning` adds its version. */
export type FoundSlot = SlotRecord & { readonly version?: number };

export interface SlotPage {
  readonly items: readonly FoundSlot[];
  readonly totalCount: number;
}

/** `GET /planning/salaries` (extension `planning`): the people whose plan the caller may see. */
export interface PlanningStaff {
  readonly items: readonly PlanPerson[];
  readonly feries: HolidayZone;
}

/** `POST /planning/verifications` (extension `planning`): findings about slots before they are written. */
export interface SlotFindings {
  /** `index` is the slot's position in the request. */
  readonly items: readonly { readonly index: number; readonly findings: readonly Finding[] }[];
}

/** `GET /planning/validations?Debut=2026-01&Fin=2026-12` (extension `planning`): the state of a person's month. */
export interface MonthValidation {
  readonly utilisateurId: number;
  /** `MM-YYYY`. */
  readonly moisAnnee: string;
  readonly etat: 'EnAttente' | 'Acceptee' | 'Refusee';
}
