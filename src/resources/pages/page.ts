import type { Condition } from '../language/condition';
import type { IconName } from '../language/iconNames';
import type { Words } from '../language/words';
import type { Measure, StatisticContent } from '../statistics/statistic';

/** Text in paragraphs. */
export interface TextSection {
  readonly kind: 'text';
  readonly label?: Words;
  /** Paragraphs are separated by an empty line. */
  readonly content: Words;
}

/** The first records of a list and a link to all of them; shown to people who may read the list. */
export interface ListSection<Name extends string = string> {
  readonly kind: 'list';
  /** Defaults to the resource's label. */
  readonly label?: Words;
  readonly help?: Words;
  /** A top-level resource with a list. */
  readonly resource: string;
  /** List parameters to set. */
  readonly parameters?: readonly string[];
  /** Condition on the records; values may be moments: `{ moment: 'today' }`. */
  readonly where?: Condition;
  /** Defaults to the list's columns. */
  readonly columns?: readonly Name[];
  /** Defaults to the list's order. */
  readonly sort?: { readonly field: Name | 'id'; readonly order: 'ASC' | 'DESC' };
  /** Maximum number of records, 1 to 50; 10 by default. */
  readonly rows?: number;
  /** Message for an empty list; a general one by default. */
  readonly empty?: Words;
}

/** Figures about a resource's records, with the records behind them; shown to people who may read all of them. */
export interface FiguresSection {
  readonly kind: 'figures';
  readonly label: Words;
  readonly help?: Words;
  readonly resource: string;
  /** Restricts the records counted. */
  readonly where?: Condition;
  /** Each record is a person, so figures about a few of them are hidden. */
  readonly people?: true;
  /** Measures: a count, sum, average or share. */
  readonly measures: Readonly<Record<string, Measure>>;
}

/** A statistic with its charts; shown if the reader may read all its records. */
export interface ChartsSection {
  readonly kind: 'charts';
  /** Declared here, or taken from a page of statistics. Its name here is its position on the page. */
  readonly statistic: StatisticContent & { readonly name?: string };
}

export type PageSection<Name extends string = string> =
  | TextSection
  | ListSection<Name>
  | FiguresSection
  | ChartsSection;

/** A page of declared sections, as plain data for `definePage`. */
export interface PageSchema<Group extends string = string> {
  /** Its address: `/parc`. */
  readonly path: string;
  readonly title: Words;
  /** A sentence below the title. */
  readonly help: Words;
  readonly icon: IconName;
  /** Menu entry, in a group or above all groups; without it, the page is not in the menu. */
  readonly menu?: { readonly group?: Group; readonly order?: number };
  /** Rights, one of which opens the page: `VEHICULES:read`. `admin` of the same resource opens it too. */
  readonly rights: readonly string[];
  /** Sections from top to bottom; those closed to the reader are left out. */
  readonly sections: readonly PageSection[];
}
