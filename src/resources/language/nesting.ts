import type { IconName } from './iconNames';
import type { Condition } from './condition';
import type { Words } from './words';

/** Tab of a nested collection on its parent's details page. */
export interface Tab {
  /** A name of the parent's `tabGroups`; the last group by default. */
  readonly group?: string;
  readonly order?: number;
  /** Seldom wanted: folded together with the empty tabs. */
  readonly rare?: true;
  /** Address below the parent's record at which the contract counts the collection: `CountPrestationsAdditionnelles`. */
  readonly countAt?: string;
}

/** A summary card: the first records of a nested collection that meet a condition. */
export interface SummaryCard {
  readonly label: Words;
  /** Name of the nested collection. */
  readonly collection: string;
  /** Values may be moments: `{ moment: 'today' }`, `{ moment: 'year' }` (`moments.ts`). */
  readonly where?: Condition;
  readonly sort: { readonly field: string; readonly order: 'ASC' | 'DESC' };
  /** Maximum number of records. */
  readonly limit: number;
  /** Fields of the collection to show. */
  readonly columns: readonly string[];
  /** Message for an empty list; a general one by default. */
  readonly empty?: Words;
}

/** Summary at the top of the details page: some fields, and cards. */
export interface Summary<Name extends string = string> {
  readonly fields: readonly Name[];
  readonly cards?: Readonly<Record<string, SummaryCard>>;
}

/** A further list screen of the resource with its own address, such as the FASTT partners to validate. */
export interface OtherList<Name extends string = string, Group extends string = string> {
  readonly label: Words;
  readonly help?: Words;
  /** List parameters that are always set. */
  readonly parameters?: readonly string[];
  readonly columns?: readonly Name[];
  readonly sort?: { readonly field: Name | 'id'; readonly order: 'ASC' | 'DESC' };
  /** Menu entry; without it, the list is not in the menu. Its icon defaults to the resource's. */
  readonly menu?: { readonly group: Group; readonly order?: number; readonly icon?: IconName };
  /** Address of its own details page: `/admin/equipes/:id`. */
  readonly show?: string;
  /** Address for creating its records, if different, such as a form for people on site. */
  readonly create?: string;
}
