import type { Condition } from '../language/condition';

/** Bounds of a page (`pagedLists` of docs/extensions.md). */
export const DEFAULT_PAGE_SIZE = 25;
export const MAX_PAGE_SIZE = 500;
export const MAX_IDS = 200;

export type ParameterValues = Readonly<Record<string, string | number | boolean>>;

/** What a list is asked for, once it is read from the query string or built for it. */
export interface ListQuery {
  /** From 1. Both absent: everything. */
  readonly page?: number;
  readonly pageSize?: number;
  readonly search?: string | undefined;
  readonly orderBy?: string;
  readonly descending?: boolean;
  readonly filter?: Condition;
  /** The schema's own parameters that are true: `['ActifOnly']`. */
  readonly parameters?: readonly string[];
  /** The values of those that ask for one (`equals`), and of parameters that select through links: `{ Annee: 2026 }`. */
  readonly values?: ParameterValues;
  /** Whether each item says its version, so that what is written of it is refused where it has changed meanwhile. */
  readonly versions?: boolean;
  /** References that it neither searches nor is sorted through: what they point at is not the reader's to read. */
  readonly unseen?: readonly string[];
}

export interface Page<Item> {
  readonly items: readonly Item[];
  readonly totalCount: number;
}
