import type { PersonValue, ComparedPerson } from './comparedValues';
import type { Condition } from './condition';
import type { FieldAccess } from './fieldAccess';
import { isObject } from '../common/isObject';
import type { Words } from './words';

/** A set of records, and the people it is for. */
export interface RowLevel {
  /** Describes the records, such as "Les siens", for the explanation of rights and the help. */
  readonly label: Words;
  /** Restricts the level to some people with the resource's right; by default it is for all of them. */
  readonly for?: FieldAccess;
  /** Condition on the records; all by default. */
  readonly where?: Condition;
}

/**
 * Which records people with the resource's right may read or write: the union of their levels. Holders of its
 * `admin` right may read and write all. Plain data.
 */
export interface RowAccess {
  readonly read?: readonly RowLevel[];
  /** Among readable records; checked before and after a change. All readable ones by default. */
  readonly write?: readonly RowLevel[];
}

/** True for exact person values; similar objects are values that no kind accepts. */
export const isPersonValue = (value: unknown): value is PersonValue =>
  isObject(value) && Object.keys(value).length === 1 && (value['person'] === 'id' || value['person'] === 'fonctions');

/** Resolves person values. */
export const valueFor = (person: ComparedPerson) => {
  const valueOf = (value: unknown): unknown =>
    isPersonValue(value) ? person[value.person] : Array.isArray(value) ? value.flatMap(valueOf) : value;
  return valueOf;
};
