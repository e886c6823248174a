import type { HolidayZone } from '../holidays';
import type { PlanPerson, Slot, SlotType } from '../slot';

/** A slot to check before it is written. Times are milliseconds (UTC). */
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
  /** Id of a stored slot, so that it does not clash with itself. */
  readonly id?: number;
}

/** A company's site; days are `YYYY-MM-DD`. */
export interface CheckedSite {
  readonly entrepriseId: number;
  readonly dateOuverture: string | null;
  readonly dateFermeture: string | null;
}

/** Facts for the checks; a missing fact never causes a finding. */
export interface CheckFacts {
  readonly person?: PlanPerson | undefined;
  readonly types: ReadonlyMap<number, SlotType>;
  /** Other slots of the person and those for everyone, at least on the same days; may contain the slot itself. */
  readonly others: readonly Slot[];
  /** @param month `2026-11` */
  readonly isValidated: (month: string) => boolean;
  readonly holidays: HolidayZone;
  readonly site?: CheckedSite | undefined;
  readonly service?: { readonly entrepriseId: number } | undefined;
  readonly subType?: { readonly typeCreneauId: number } | undefined;
}
