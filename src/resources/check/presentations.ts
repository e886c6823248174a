import type { ResourceSchema } from '../language/resourceSchema';
import { isKindName, kindOf } from '../fields/kinds';
import { optionsOf } from '../fields/shared/options';
import { suggest, type Finding } from './report';

/** S092: a board has a column for each choice of an enumeration, and cards that show fields. */
export function checkBoard({ list: { board }, fields }: ResourceSchema): Finding[] {
  if (!board) return [];
  const names = Object.keys(fields);
  const unknown = [board.by, ...board.fields].filter((name) => !names.includes(name));
  if (unknown.length > 0)
    return unknown.map((name) => ({
      code: 'S092',
      message: `the board names '${name}', which is not a field${suggest(name, names)}`,
    }));
  return optionsOf(fields[board.by]).length > 0
    ? []
    : [{ code: 'S092', field: board.by, message: 'it has no choices for the columns of a board' }];
}

/** The columns of what stands on a day. */
const TIMES: readonly string[] = ['date', 'timestamptz'];

/** S092: a calendar shows records by a day or an instant that is stored or computed. */
export function checkCalendar({ list: { calendar }, fields }: ResourceSchema): Finding[] {
  const names = Object.keys(fields);
  return [calendar?.from, calendar?.to].flatMap((name): Finding[] => {
    if (name === undefined) return [];
    const spec = fields[name];
    if (!spec)
      return [{ code: 'S092', message: `the calendar names '${name}', which is not a field${suggest(name, names)}` }];
    return isKindName(spec.kind) && !TIMES.includes(kindOf(spec).column(spec))
      ? [{ code: 'S092', field: name, message: 'it is no day and no instant for a calendar' }]
      : [];
  });
}

/** S092: cards show fields. */
export function checkCards({ list: { cards }, fields }: ResourceSchema): Finding[] {
  const names = Object.keys(fields);
  return (cards?.fields ?? [])
    .filter((name) => !names.includes(name))
    .map((name) => ({
      code: 'S092',
      message: `the cards name '${name}', which is not a field${suggest(name, names)}`,
    }));
}
