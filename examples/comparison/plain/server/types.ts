import { types } from 'pg';

const INT8 = 20;
const DATE = 1082;
const NUMERIC = 1700;

/** Keeps days as texts and parses numbers. */
export function setTypeParsers(): void {
  types.setTypeParser(INT8, Number);
  types.setTypeParser(NUMERIC, Number);
  types.setTypeParser(DATE, (text) => text);
}
