import type { Interval } from '../../../../src/planning/core/intervals';
import { startOfDay } from '../../../../src/resources/fields/shared/zone';
import { HOUR } from '../../../../src/resources/common/durations';

/** A slot with its references as text. Times are milliseconds (UTC). */
export interface ExportSlot {
  readonly id: number;
  readonly start: number;
  readonly end: number;
  /** Null, with an empty name, for a slot for everyone. */
  readonly personId: number | null;
  readonly person: string;
  readonly company: string;
  readonly site: string;
  readonly service: string;
  readonly type: string;
  readonly subType: string;
  /** `#rrggbb` of the sub-type, else of the type. */
  readonly colour: string;
  readonly isWork: boolean;
  readonly isCancelled: boolean;
  readonly isForSystem: boolean;
  readonly state: string;
  readonly text: string;
}

/** First and last day, in days since 1970. */
export interface ExportPeriod {
  readonly first: number;
  readonly last: number;
}

export interface ExportContent {
  readonly slots: readonly ExportSlot[];
  /** The requested period; undefined: the period of the slots. */
  readonly period: ExportPeriod | undefined;
}

export const hoursOf = ({ start, end }: Pick<ExportSlot, 'start' | 'end'>): number => (end - start) / HOUR;

/** Sorts texts in French order, without duplicates and empty ones. */
export const distinct = (texts: readonly string[]): readonly string[] =>
  [...new Set(texts.filter((text) => text !== ''))].sort((one, other) => one.localeCompare(other, 'fr'));

export const instantsOf = (period: ExportPeriod | undefined): Interval | undefined =>
  period && { start: startOfDay(period.first), end: startOfDay(period.last + 1) };
