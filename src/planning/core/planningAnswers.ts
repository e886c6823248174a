import type { Finding } from './finding';
import type { HolidayZone } from './holidays';
import type { PlanPerson, SlotRecord } from './slot';

/** The body of `POST /creneaux/search` (section 3 of the specification); what is absent does not narrow. */
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
  /** Every word anywhere in text, names of people and companies. */
  readonly search?: string;
  /** With the changes of this simulation beside the real slots (`simulationId` tells them apart); absent: the real plan. */
  readonly simulationId?: number;
  readonly pageNumber?: number;
  /** At most 10,000. */
  readonly pageSize?: number;
  readonly orderBy?: string;
  readonly orderByDescending?: boolean;
}

/** A slot as the search answers it; with the extension `planning` also its version. */
export type FoundSlot = SlotRecord & { readonly version?: number };

export interface SlotPage {
  readonly items: readonly FoundSlot[];
  readonly totalCount: number;
}

/** `GET /planning/salaries` (extension `planning`): everybody whose plan the caller may see. */
export interface PlanningStaff {
  readonly items: readonly PlanPerson[];
  readonly feries: HolidayZone;
}

/** `POST /planning/verifications` (extension `planning`): what speaks against slots, before anything is written. */
export interface SlotFindings {
  /** By the place of the slot in the request. */
  readonly items: readonly { readonly index: number; readonly findings: readonly Finding[] }[];
}

/** The state of a person's month: `GET /planning/validations?Debut=2026-01&Fin=2026-12` (extension `planning`). */
export interface MonthValidation {
  readonly utilisateurId: number;
  /** `MM-YYYY`. */
  readonly moisAnnee: string;
  readonly etat: 'EnAttente' | 'Acceptee' | 'Refusee';
}
