import type { PersonValue, ComparedPerson } from './comparedValues';
import type { Condition } from './condition';
import type { FieldAccess } from './fieldAccess';
import { isObject } from '../common/isObject';
import type { Words } from './words';

/** Some of the records, and for whom. */
export interface RowLevel {
  /** What these records are: "Les siens". "Pourquoi ?" and the help of the screens say it. */
  readonly label: Words;
  /** Who has it besides the right to the resource; everybody who has that right where absent. */
  readonly for?: FieldAccess;
  /** Which records these are; all of them where absent. */
  readonly where?: Condition;
}

/**
 * Which records those with a right to a resource read or write: what their levels reach together. Holders of its right at
 * `admin` read and write all of them. Pure data.
 */
export interface RowAccess {
  readonly read?: readonly RowLevel[];
  /** Of those that they read. A record is among them as it was and as it becomes. All that they read where absent. */
  readonly write?: readonly RowLevel[];
}

/** Exactly a value of a person: what only looks like one is a value that no kind takes, and so refused. */
export const isPersonValue = (value: unknown): value is PersonValue =>
  isObject(value) && Object.keys(value).length === 1 && (value['person'] === 'id' || value['person'] === 'fonctions');

/** A value as it is for a person. */
export const valueFor = (person: ComparedPerson) => {
  const valueOf = (value: unknown): unknown =>
    isPersonValue(value) ? person[value.person] : Array.isArray(value) ? value.flatMap(valueOf) : value;
  return valueOf;
};
