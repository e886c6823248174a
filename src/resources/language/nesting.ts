import type { IconName } from './iconNames';
import type { Condition } from './condition';
import type { Words } from './words';

/** Where a nested collection stands on the details page of the record that it hangs below. */
export interface Tab {
  /** A name of the parent's `tabGroups`; the last group where absent. */
  readonly group?: string;
  readonly order?: number;
  /** The address, below the parent's record, at which the contract counts it: `CountPrestationsAdditionnelles`. */
  readonly countAt?: string;
}

/** A card of the summary: the first records of a nested collection that satisfy a condition. */
export interface SummaryCard {
  readonly label: Words;
  /** The name of the nested collection. */
  readonly collection: string;
  /** Values may be moments: `{ moment: 'today' }`, `{ moment: 'year' }` (`moments.ts`). */
  readonly where?: Condition;
  readonly sort: { readonly field: string; readonly order: 'ASC' | 'DESC' };
  /** How many records it shows at most. */
  readonly limit: number;
  /** The fields of the collection that it shows. */
  readonly columns: readonly string[];
  /** The sentence that stands in the place of the records when the list is empty; absent: the general one. */
  readonly empty?: Words;
}

/** What the details page of a record shows first: some of its fields, and cards. */
export interface Summary<Name extends string = string> {
  readonly fields: readonly Name[];
  readonly cards: Readonly<Record<string, SummaryCard>>;
}

/** A further list screen of the same resource, at an address of its own: the FASTT partners to validate. */
export interface OtherList<Name extends string = string, Group extends string = string> {
  readonly label: Words;
  readonly help?: Words;
  /** The list parameters that are always given. */
  readonly parameters?: readonly string[];
  readonly columns?: readonly Name[];
  readonly sort?: { readonly field: Name | 'id'; readonly order: 'ASC' | 'DESC' };
  /** Where the menu shows it; absent: not in the menu. Its picture is the resource's where it has none of its own. */
  readonly menu?: { readonly group: Group; readonly order?: number; readonly icon?: IconName };
  /** The address of its details page where it is another one: `/admin/equipes/:id`. */
  readonly show?: string;
  /** The address at which its records are created, where it is another one: a form for people on site. */
  readonly create?: string;
}
