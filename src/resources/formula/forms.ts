import type { Formula } from '../language/formula';

type KeysOf<Union> = Union extends unknown ? keyof Union : never;

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

export const TAKES: Readonly<Record<string, readonly string[]>> = {
  count: [],
  any: [],
  sum: ['of'],
  min: ['of'],
  max: ['of'],
  last: ['of', 'by'],
};
