import type { Condition } from '../language/condition';
import type { IconName } from '../language/iconNames';
import type { Words } from '../language/words';
import type { Measure, StatisticContent } from '../statistics/statistic';

/** Something to read, in paragraphs. */
export interface TextSection {
  readonly kind: 'text';
  readonly label?: Words;
  /** Paragraphs are separated by an empty line. */
  readonly content: Words;
}

/** The first records of a list, chosen beforehand, and the way to all of them; for those who may read the list. */
export interface ListSection<Name extends string = string> {
  readonly kind: 'list';
  /** The label of the resource where absent. */
  readonly label?: Words;
  readonly help?: Words;
  /** A resource with a list of its own, below no other one. */
  readonly resource: string;
  /** The list parameters that are given. */
  readonly parameters?: readonly string[];
  /** Only the records for which it holds; values may be moments: `{ moment: 'today' }`. */
  readonly where?: Condition;
  /** The columns of the list where absent. */
  readonly columns?: readonly Name[];
  /** The order of the list where absent. */
  readonly sort?: { readonly field: Name | 'id'; readonly order: 'ASC' | 'DESC' };
  /** How many it shows at most: 1 to 50, 10 where absent. */
  readonly rows?: number;
  /** The sentence that stands in the place of the records when the list is empty; absent: the general one. */
  readonly empty?: Words;
}

/** Figures of the records of a resource, each with the records behind it; for those who may read all of them. */
export interface FiguresSection {
  readonly kind: 'figures';
  readonly label: Words;
  readonly help?: Words;
  readonly resource: string;
  /** Only of the records for which it holds. */
  readonly where?: Condition;
  /** Whether each record is a person: a figure of a few is then not shown. */
  readonly people?: true;
  /** What is said of them: how many, a sum, an average, a share. */
  readonly measures: Readonly<Record<string, Measure>>;
}

/** A statistic with its charts; those of which its reader may read all records. */
export interface ChartsSection {
  readonly kind: 'charts';
  /** One that is declared here, or that a page of statistics has; its place is its name here. */
  readonly statistic: StatisticContent & { readonly name?: string };
}

export type PageSection<Name extends string = string> =
  | TextSection
  | ListSection<Name>
  | FiguresSection
  | ChartsSection;

/** A page of declared sections: pure data, given to `definePage`. */
export interface PageSchema<Group extends string = string> {
  /** Its address: `/parc`. */
  readonly path: string;
  readonly title: Words;
  /** One sentence below the title. */
  readonly help: Words;
  readonly icon: IconName;
  /** Where the menu shows it: in a group, or above all groups; absent: not in the menu. */
  readonly menu?: { readonly group?: Group; readonly order?: number };
  /** Rights of which one opens it: `VEHICULES:read`. `admin` of the same resource opens it as well. */
  readonly rights: readonly string[];
  /** What it shows, from the top. What its reader may not read is left out. */
  readonly sections: readonly PageSection[];
}
