import type { FilterPart } from '../../resources/records/listFilter';

/** A filter of a list that words of a search mean. */
export interface TypedFilter {
  readonly where: FilterPart;
  readonly label: string;
  /** The words that do not belong to it. */
  readonly rest: readonly string[];
}
