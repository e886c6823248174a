export const STATISTIC_CODES = {
  T001: 'the name of a statistic is no segment of an address, or that of another one',
  T002: 'a statistic counts a resource that is not declared, or whose records are stored nowhere',
  T003: 'a statistic names something that is not a field',
  T004: 'a measure is of a field that cannot be computed with, or a period of one that is no date',
  T005: 'a dimension is of a field whose values make no groups',
  T006: 'a chart shows a measure or a dimension that the statistic does not have',
  T007: 'what is counted each on its own is no embedded list',
  T008: 'a condition of a statistic is wrong',
  T009: 'a page is narrowed by a dimension that none of its statistics has',
  T010: 'a statistic reads a field that no index of its resource holds for counting',
} as const;

export type StatisticCode = keyof typeof STATISTIC_CODES;

export interface StatisticProblem {
  readonly code: StatisticCode;
  /** Name of the statistic, or address of the page. */
  readonly of: string;
  readonly message: string;
}
