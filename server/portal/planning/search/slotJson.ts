import type { ColumnType } from '../../../../src/resources/language/kind';
import { kindOf } from '../../../../src/resources/fields/kinds';
import { Creneaux } from '../../../../src/resources/schemas/creneaux';
import { literal, quoted, raw, type Sql } from '../../../database/sql';
import { SYSTEM_COLUMNS } from '../../../database/tables/systemColumns';

/** How a value that is there is written in JSON; texts alone need escaping. */
function written(name: string, type: ColumnType): string {
  const column = `t.${quoted(name)}`;
  if (type === 'text') return `to_json(${column})::text`;
  if (type === 'boolean') return `case when ${column} then 'true' else 'false' end`;
  if (type === 'timestamptz') return `to_char(${column}, '"\\""YYYY-MM-DD"T"HH24:MI:SS.MS"Z\\""')`;
  return `${column}::text`;
}

/** What most slots have none of: they are neither of a series nor of a simulation. Written at once where all are empty. */
const RARE: readonly string[] = ['periodiciteId', 'simulationId', 'origineId', 'origineVersion', 'prestationId'];

const member = (name: string): string => {
  const spec = Creneaux.fields[name as keyof typeof Creneaux.fields];
  return `${literal(`,"${name}":`)} || coalesce(${written(name, kindOf(spec).column(spec))}, 'null')`;
};

const usual = Object.keys(Creneaux.fields).filter((name) => !RARE.includes(name));
const rare = `case when num_nonnulls(${RARE.map((name) => `t.${quoted(name)}`).join(', ')}) = 0
  then ${literal(RARE.map((name) => `,"${name}":null`).join(''))} else ${RARE.map(member).join(' || ')} end`;

/**
 * A slot of the query's `t` as JSON text, with its version: put together by hand, because PostgreSQL's own functions
 * take longer for ten thousand slots, and so does Node.
 */
export const SLOT_JSON: Sql = raw(
  [`'{"id":' || t.id`, ...usual.map(member), rare, `',"version":' || t.${quoted(SYSTEM_COLUMNS.version)} || '}'`].join(
    ' || ',
  ),
);
