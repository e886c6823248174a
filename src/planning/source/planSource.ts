import type { Finding } from '../core/finding';
import type { MonthValidation, PlanningStaff, SlotFindings, SlotSearch } from '../core/planningAnswers';
import type { SimulationGaps } from '../core/simulation/gaps';
import type { PlanPerson } from '../core/slot';
import type { SeriesScope } from '../core/slotCalls';
import type { ApiCall } from '../../resources/views/useCall';
import type { RowReport } from '../../resources/changes/changes';

/** What becomes of a slot, with what speaks against it. */
export type SlotRow = RowReport & { readonly findings?: readonly Finding[] };

/** What a call that writes many slots answers. */
export interface SlotReport {
  readonly applied: boolean;
  readonly id?: number;
  readonly rows: readonly SlotRow[];
}

/** A call that writes slots. */
export interface SlotCall extends Pick<ApiCall, 'method' | 'query' | 'body' | 'headers'> {
  readonly address: string;
}

/** Where plans come from: the embedded API, or one that has the contract's calls alone. */
export interface PlanSource {
  /** Which parts of a series its own calls can mean. */
  readonly seriesScopes: readonly SeriesScope[];
  /** It tells the structure and the agency of people. */
  readonly tellsUnits: boolean;
  /** It tells the states of months; else they are known of those decided here alone. */
  readonly tellsMonths: boolean;
  /** It says what a write of many slots would do before it is done. */
  readonly previews: boolean;
  /** It gives feeds for calendars. */
  readonly hasFeeds: boolean;
  /**
   * Everybody whose plan the reader may see.
   *
   * @param reader the only person whose plan the reader may see; absent: a planner reads
   */
  readonly staff: (reader: PlanPerson | undefined, signal: AbortSignal) => Promise<PlanningStaff>;
  /** A page of the slots that a search finds. */
  readonly slotPage: (search: SlotSearch, signal: AbortSignal) => Promise<unknown>;
  /** The states of months, from `2026-01` to `2026-12`; none where they are not told. */
  readonly validations: (first: string, last: string, signal: AbortSignal) => Promise<readonly MonthValidation[]>;
  /** The requests that wait, of one person or of everybody; none where everybody's are not told. */
  readonly pendingRequests: (personId: number | undefined, signal: AbortSignal) => Promise<unknown>;
  /** What speaks against slots before they are written; undefined where only the screen knows. */
  readonly findings: (slots: readonly unknown[], signal: AbortSignal) => Promise<SlotFindings | undefined>;
  /** A series; undefined where it is not told. @throws {HttpError} 404 of a slot that has left it */
  readonly series: (slotId: number, seriesId: number, signal: AbortSignal) => Promise<unknown>;
  /** What a call would do; undefined where it is not said. */
  readonly preview: (call: SlotCall, signal?: AbortSignal) => Promise<SlotReport | undefined>;
  /** What the validation of a simulation would change; undefined where it is not told. */
  readonly gaps: (simulationId: number, signal: AbortSignal) => Promise<SimulationGaps | undefined>;
}
