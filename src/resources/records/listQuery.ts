import type { Condition } from '../language/condition';

/** Limits of a page (`pagedLists` of docs/extensions.md). */
export const DEFAULT_PAGE_SIZE = 25;
export const MAX_PAGE_SIZE = 500;
export const MAX_IDS = 200;

export type ParameterValues = Readonly<Record<string, string | number | boolean>>;

export interface ListQuery {
  /** From 1. Without page and pageSize, the query returns everything. */
  readonly page?: number;
  readonly pageSize?: number;
  readonly search?: string | undefined;
  readonly orderBy?: string;
  /** Records with equal values of this field stand together; `orderBy` orders them within. */
  readonly groupBy?: string;
  readonly descending?: boolean;
  readonly filter?: Condition;
  /** Boolean parameters that are true: `['ActifOnly']`. */
  readonly parameters?: readonly string[];
  /** Values of other parameters (`equals` and links): `{ Annee: 2026 }`. */
  readonly values?: ParameterValues;
  /** Includes each record's version, so that a later write can be refused as stale. */
  readonly versions?: boolean;
  /** References that are excluded from search and sort, because the reader may not read their records. */
  readonly unseen?: readonly string[];
}

export interface Page<Item> {
  readonly items: readonly Item[];
  readonly totalCount: number;
}
