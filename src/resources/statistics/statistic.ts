import type { OwnSetting } from './ownSettings';
import type { Condition } from '../language/condition';
import type { Words } from '../language/words';

/** The field of a place that means the record above: `Entreprises/{entrepriseId}/contrats` hang below a company. */
export const ABOVE = '..';

/** From a record to another one: the one above, one that it points at, or the one that points at it by a unique field. */
export type PathStep =
  | { readonly above: true }
  | { readonly reference: string }
  | { readonly resource: string; readonly by: string };

/** Where a value stands: a field of the record (`interventions.themeId`: of its items), or of one that steps lead to. */
export interface Place {
  readonly field: string;
  readonly through?: readonly PathStep[];
}

/** How durations are summed up, and numbers. */
export type Summary = 'sum' | 'average' | 'median';

/** What a statistic says of each group. */
export type Measure = { readonly label: Words } & (
  | { readonly kind: 'count' }
  | { readonly kind: Summary; readonly field: string; readonly unit?: 'hours' | 'euros' }
  /** The part of the records for which a condition holds. */
  | { readonly kind: 'share'; readonly where: Condition }
  /** From one date to another one, of the records that have both. */
  | {
      readonly kind: 'duration';
      readonly from: string;
      readonly to: string;
      readonly of: Summary;
      readonly unit: 'days' | 'hours';
    }
);

/** What records are grouped and narrowed by; the label of the field where it says none. */
export interface Dimension extends Place {
  readonly label?: Words;
}

/** How a part of a statistic is drawn. */
export interface Chart {
  readonly label: Words;
  readonly as: 'bar' | 'line' | 'pie' | 'figures';
  /** Absent for figures: of all records together. */
  readonly by?: string;
  /** A second dimension: the parts of each bar. */
  readonly split?: string;
  readonly measures: readonly string[];
}

/** When a record counts: a date of it is in the period, or it is there on the last day of the period. */
export type When = { readonly in: string } | { readonly from: string; readonly to: string };

/** A statistic as data: what is counted, how it is grouped, and how it is drawn. */
export interface StatisticContent {
  readonly label: Words;
  /** What is counted, as the page says it. */
  readonly help: Words;
  readonly resource: string;
  /** An embedded list of the resource: its items are counted, each on its own. */
  readonly items?: string;
  readonly where?: Condition;
  /** Absent: the period makes no difference. */
  readonly when?: When;
  /** Whether each record is a person: groups of a few are then not shown. */
  readonly people?: true;
  readonly measures: Readonly<Record<string, Measure>>;
  readonly dimensions: Readonly<Record<string, Dimension>>;
  readonly charts: readonly Chart[];
}

/** A statistic that is asked for by a name. */
export interface Statistic extends StatisticContent {
  /** The last segment of its address: `GET /statistiques/adherents`. */
  readonly name: string;
}

/** A page of statistics. */
export interface StatisticsScreen {
  /** The setting in which an organisation declares its own statistics for this page, where it may. */
  readonly setting?: OwnSetting;
  /** What the page says once they are those of the organisation. */
  readonly ownHelp?: Words;
  readonly path: string;
  /** Rights, whole, of which one opens the page; those of the statistics pages where absent. */
  readonly rights?: readonly string[];
  readonly help: Words;
  /** Names of dimensions by which the whole page is narrowed: each statistic that has one follows it. */
  readonly filters: readonly string[];
  readonly statistics: readonly Statistic[];
}
