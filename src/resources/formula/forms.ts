import type { Formula } from '../language/formula';

type KeysOf<Union> = Union extends unknown ? keyof Union : never;

/** What each form of formula may say besides the key that it is known by. */
export const FORMS: Readonly<Record<string, readonly KeysOf<Formula>[]>> = {
  field: [],
  value: [],
  moment: ['plus'],
  add: [],
  subtract: [],
  multiply: [],
  divide: [],
  first: [],
  join: ['between'],
  after: ['days', 'weeks', 'months', 'years'],
  daysBetween: [],
  when: ['then', 'otherwise'],
  holds: [],
  reference: ['of'],
  below: ['take', 'of', 'by', 'where'],
};

/** What an aggregate needs besides the collection, by what it takes. */
export const TAKES: Readonly<Record<string, readonly string[]>> = {
  count: [],
  any: [],
  sum: ['of'],
  min: ['of'],
  max: ['of'],
  last: ['of', 'by'],
};
