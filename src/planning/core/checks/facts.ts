import type { HolidayZone } from '../holidays';
import type { PlanPerson, Slot, SlotType } from '../slot';

/** A slot that is asked about: as it would be written. Times are milliseconds (UTC). */
export interface CheckedSlot
  extends
    Pick<
      Slot,
      | 'salarieId'
      | 'entrepriseId'
      | 'siteId'
      | 'prestationId'
      | 'typeCreneauId'
      | 'sousTypeCreneauId'
      | 'start'
      | 'end'
      | 'isForSystem'
      | 'simulationId'
    >,
    Partial<Pick<Slot, 'etat' | 'retire'>> {
  /** Of a stored one: it does not clash with itself. */
  readonly id?: number;
}

/** A company's site as the checks need it; days are `YYYY-MM-DD`. */
export interface CheckedSite {
  readonly entrepriseId: number;
  readonly dateOuverture: string | null;
  readonly dateFermeture: string | null;
}

/** What is known around a slot. What is absent speaks against nothing. */
export interface CheckFacts {
  /** Whose slot it is. */
  readonly person?: PlanPerson | undefined;
  readonly types: ReadonlyMap<number, SlotType>;
  /** The other slots of the person and those for everybody, at least those of the same days; itself may be among them. */
  readonly others: readonly Slot[];
  /** Whether a month (`2026-11`) of the person is validated. */
  readonly isValidated: (month: string) => boolean;
  readonly holidays: HolidayZone;
  readonly site?: CheckedSite | undefined;
  /** The company of the service. */
  readonly service?: { readonly entrepriseId: number } | undefined;
  /** The type of the sub-type. */
  readonly subType?: { readonly typeCreneauId: number } | undefined;
}
