import type { OwnSetting } from './ownSettings';
import type { Condition } from '../language/condition';
import type { Words } from '../language/words';

/** Field name of the parent record: the company, for `Entreprises/{entrepriseId}/contrats`. */
export const ABOVE = '..';

/** A step to another record: the parent, a referenced record, or the one that refers to it by a unique field. */
export type PathStep =
  | { readonly above: true }
  | { readonly reference: string }
  | { readonly resource: string; readonly by: string };

/**
 * Position of a value: a field of the record (`interventions.themeId` for its items), or of a record reached by steps.
 */
export interface Place {
  readonly field: string;
  readonly through?: readonly PathStep[];
}

export type Summary = 'sum' | 'average' | 'median';

export type Measure = { readonly label: Words } & (
  | { readonly kind: 'count' }
  | { readonly kind: Summary; readonly field: string; readonly unit?: 'hours' | 'euros' }
  /** Share of the records that meet a condition. */
  | { readonly kind: 'share'; readonly where: Condition }
  /** Time between two dates of a record; records without both are skipped. */
  | {
      readonly kind: 'duration';
      readonly from: string;
      readonly to: string;
      readonly of: Summary;
      readonly unit: 'days' | 'hours';
    }
);

/** A dimension for groups and filters; labelled as its field by default. */
export interface Dimension extends Place {
  readonly label?: Words;
}

export interface Chart {
  readonly label: Words;
  readonly as: 'bar' | 'line' | 'pie' | 'figures';
  /** Undefined for figures of all records. */
  readonly by?: string;
  /** Second dimension: the parts of each bar. */
  readonly split?: string;
  readonly measures: readonly string[];
}

/** A record counts if its date is in the period (`in`), or if it is active on the period's last day (`from`, `to`). */
export type When = { readonly in: string } | { readonly from: string; readonly to: string };

/** A statistic as plain data: what to count, dimensions and charts. */
export interface StatisticContent {
  readonly label: Words;
  /** Describes what is counted, for the page. */
  readonly help: Words;
  readonly resource: string;
  /** Counts the items of this embedded list instead of records. */
  readonly items?: string;
  readonly where?: Condition;
  /** Undefined if the period does not matter. */
  readonly when?: When;
  /** Each record is a person, so groups of a few are hidden. */
  readonly people?: true;
  readonly measures: Readonly<Record<string, Measure>>;
  readonly dimensions: Readonly<Record<string, Dimension>>;
  readonly charts: readonly Chart[];
}

/** A statistic with a name. */
export interface Statistic extends StatisticContent {
  /** Last segment of its address: `GET /statistiques/adherents`. */
  readonly name: string;
}

export interface StatisticsScreen {
  /** The setting in which tenants declare their own statistics for this page; undefined if they cannot. */
  readonly setting?: OwnSetting;
  /** Help text for the tenant's own statistics. */
  readonly ownHelp?: Words;
  readonly path: string;
  /** Full rights, one of which opens the page; by default those of the statistics pages. */
  readonly rights?: readonly string[];
  readonly help: Words;
  /** Dimensions that filter the whole page; each statistic with the dimension applies it. */
  readonly filters: readonly string[];
  readonly statistics: readonly Statistic[];
}
