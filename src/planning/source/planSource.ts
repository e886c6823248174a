import type { Finding } from '../core/finding';
import type { MonthValidation, PlanningStaff, SlotFindings, SlotSearch } from '../core/planningAnswers';
import type { SimulationGaps } from '../core/simulation/gaps';
import type { PlanPerson } from '../core/slot';
import type { SeriesScope } from '../core/slotCalls';
import type { ApiCall } from '../../resources/views/useCall';
import type { RowReport } from '../../resources/changes/changes';

export type SlotRow = RowReport & { readonly findings?: readonly Finding[] };

export interface SlotReport {
  readonly applied: boolean;
  readonly id?: number;
  readonly rows: readonly SlotRow[];
}

export interface SlotCall extends Pick<ApiCall, 'method' | 'query' | 'body' | 'headers'> {
  readonly address: string;
}

/** Data source of the planning: the embedded API, or one that has only the contract's calls. */
export interface PlanSource {
  /** Scopes that the API's series calls support. */
  readonly seriesScopes: readonly SeriesScope[];
  /** The API provides the structure and agency of people. */
  readonly tellsUnits: boolean;
  /** The API reports the states of months; otherwise only decisions made here are known. */
  readonly tellsMonths: boolean;
  readonly previews: boolean;
  /** The API provides calendar feeds. */
  readonly hasFeeds: boolean;
  /**
   * The people whose plan the reader may see.
   * @param reader set if the reader may see only their own plan; absent for planners
   */
  readonly staff: (reader: PlanPerson | undefined, signal: AbortSignal) => Promise<PlanningStaff>;
  readonly slotPage: (search: SlotSearch, signal: AbortSignal) => Promise<unknown>;
  /** States of months from `2026-01` to `2026-12`; empty if the API does not report them. */
  readonly validations: (first: string, last: string, signal: AbortSignal) => Promise<readonly MonthValidation[]>;
  /** Pending requests of one person or of everyone; empty if the API does not list everyone's. */
  readonly pendingRequests: (personId: number | undefined, signal: AbortSignal) => Promise<unknown>;
  /** Findings before a write; undefined if the API has no checks. */
  readonly findings: (slots: readonly unknown[], signal: AbortSignal) => Promise<SlotFindings | undefined>;
  /** Undefined if the API does not provide series. @throws {HttpError} 404 if the slot has left its series */
  readonly series: (slotId: number, seriesId: number, signal: AbortSignal) => Promise<unknown>;
  /** Dry run of a call; undefined if the API has no previews. */
  readonly preview: (call: SlotCall, signal?: AbortSignal) => Promise<SlotReport | undefined>;
  /** Changes that validating a simulation would make; undefined if the API does not provide them. */
  readonly gaps: (simulationId: number, signal: AbortSignal) => Promise<SimulationGaps | undefined>;
}
