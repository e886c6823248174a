import type { Interval } from '../../../../src/planning/core/intervals';
import { startOfDay } from '../../../../src/resources/fields/shared/zone';
import { HOUR } from '../../../../src/resources/common/durations';

/** A slot as it is written into a file: in words. Times are milliseconds (UTC). */
export interface ExportSlot {
  readonly id: number;
  readonly start: number;
  readonly end: number;
  /** Null and '' for a slot of everybody. */
  readonly personId: number | null;
  readonly person: string;
  readonly company: string;
  readonly site: string;
  readonly service: string;
  readonly type: string;
  readonly subType: string;
  /** `#rrggbb`: of its sub-type, else of its type. */
  readonly colour: string;
  /** Whether it counts as working time. */
  readonly isWork: boolean;
  readonly isCancelled: boolean;
  readonly isForSystem: boolean;
  readonly state: string;
  readonly text: string;
}

/** The days that an export is about, from the first to the last one (days since 1970). */
export interface ExportPeriod {
  readonly first: number;
  readonly last: number;
}

/** What is exported: slots in the order of their beginnings. */
export interface ExportContent {
  readonly slots: readonly ExportSlot[];
  /** What was asked for; undefined where it was not, and then it is that of the slots. */
  readonly period: ExportPeriod | undefined;
}

/** How long a slot lasts, in hours. */
export const hoursOf = ({ start, end }: Pick<ExportSlot, 'start' | 'end'>): number => (end - start) / HOUR;

/** The texts that occur, without repetition, in French order. */
export const distinct = (texts: readonly string[]): readonly string[] =>
  [...new Set(texts.filter((text) => text !== ''))].sort((one, other) => one.localeCompare(other, 'fr'));

/** A period as a stretch of time; undefined where it is open. */
export const instantsOf = (period: ExportPeriod | undefined): Interval | undefined =>
  period && { start: startOfDay(period.first), end: startOfDay(period.last + 1) };
