import { literal, quoted } from '../sql';
import { boundedName } from '../tables/names';
import { SYSTEM_COLUMNS } from '../tables/systemColumns';
import type { ComputedColumn, FollowedTable } from './formulaNote';

/** What follows the writes of another table. */
type Event = 'insert' | 'update' | 'delete' | 'truncate';

interface Trigger {
  readonly name: string;
  /** The table whose writes it follows. */
  readonly table: string;
  readonly sql: string;
  /** Which branch of the function it calls, and what that does, in PL/pgSQL. */
  readonly branch: string;
  readonly body: string;
}

/** A table with all of its computed columns. */
export interface ComputedTable {
  readonly schema: string;
  readonly table: string;
  readonly columns: readonly ComputedColumn[];
}

/** What the columns of a table take of one other table. */
interface Following extends FollowedTable {
  readonly columns: readonly ComputedColumn[];
}

/** The function that keeps all computed columns of a table right. */
export const functionName = (table: string, end = ''): string => boundedName(`formulas_${table}${end}`);

const list = (names: readonly string[]): string => names.map((name) => quoted(name)).join(', ');

const unique = <Item>(items: readonly Item[]): readonly Item[] => [...new Set(items)];

const at = ({ schema, table }: ComputedTable): string => quoted(schema, table);

/** Computes columns of the records that a condition finds, where one of them has another value than it did. */
export function refreshSql(place: ComputedTable, columns: readonly ComputedColumn[], condition: string): string {
  const fields = columns.map(({ field }) => quoted(field));
  const all = (name: string) => fields.map((field) => `${name}.${field}`).join(', ');
  const values = columns.map(({ field, value }) => `(${value}) as ${quoted(field)}`);
  return `update ${at(place)} u set ${fields.map((field) => `${field} = n.${field}`).join(', ')}
    from (select t.id, ${values.join(', ')} from ${at(place)} t where ${condition} offset 0) n
    where u.id = n.id and (${all('u')}) is distinct from (${all('n')})`;
}

/**
 * Waits for all who write the records, in the order of their ids, and then computes: in a statement of its own, which sees
 * what they have committed.
 */
const lockAndRefresh = (place: ComputedTable, columns: readonly ComputedColumn[], condition: string): string => `
    perform 1 from ${at(place)} t where ${condition} order by t.id for no key update;
    if found then
      ${refreshSql(place, columns, condition)};
    end if;`;

/** What the columns of a table follow, each once with all that they take there. */
function followings(columns: readonly ComputedColumn[]): readonly Following[] {
  const found = new Map<string, Following>();
  for (const column of columns)
    for (const { fields, ...followed } of column.follows) {
      const key = JSON.stringify([followed.table, followed.by]);
      const known = found.get(key);
      found.set(key, {
        ...followed,
        fields: unique([...(known?.fields ?? []), ...fields]),
        columns: [...(known?.columns ?? []), column],
      });
    }
  // In an order of their own, so that names are the same whatever the order of the columns.
  return [...found].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, following]) => following);
}

/** The rows of a statement that differ in what counts, as they were or as they are. */
function changedRows(event: Event, columns: string): string {
  const rows = (name: string) => `select ${columns} from ${name}`;
  if (event === 'insert') return rows('new_rows');
  if (event === 'delete') return rows('old_rows');
  const [before, after] = [rows('old_rows'), rows('new_rows')];
  return `(${before} except ${after}) union all (${after} except ${before})`;
}

/** What a write of other records does to those that take something of them. */
function followingBody(place: ComputedTable, { by, fields, columns }: Following, event: Event): string {
  const id = by === undefined ? SYSTEM_COLUMNS.parent : 'id';
  const own = by === undefined ? 't.id' : `t.${quoted(by)}`;
  const compared = list(unique([id, 'id', ...fields]));
  const changed =
    event === 'truncate'
      ? `array(select t.id from ${at(place)} t)`
      : `array(select distinct c.${quoted(id)} from (${changedRows(event, compared)}) c)`;
  return `_changed := ${changed};
    if cardinality(_changed) > 0 then ${lockAndRefresh(place, columns, `${own} = any(_changed)`)}
    end if;
    return null;`;
}

const EVENT_ROWS: Readonly<Record<Event, string>> = {
  insert: 'referencing new table as new_rows',
  update: 'referencing old table as old_rows new table as new_rows',
  delete: 'referencing old table as old_rows',
  truncate: '',
};

const BELOW: readonly Event[] = ['insert', 'update', 'delete', 'truncate'];
/** What is pointed at is not deleted; it may be made in the statement that points at it. */
const POINTED_AT: readonly Event[] = ['insert', 'update'];

const callOf = ({ schema, table }: ComputedTable, branch: string): string =>
  `execute function ${quoted(schema, functionName(table))}(${literal(branch)})`;

const followingTriggers = (place: ComputedTable, following: Following, index: number): readonly Trigger[] =>
  (following.by === undefined ? BELOW : POINTED_AT).map((event) => {
    const { table } = following;
    const name = functionName(place.table, `_${index}_${event}`);
    const branch = `${index} ${event}`;
    return {
      name,
      table,
      sql: `create trigger ${quoted(name)} after ${event} on ${quoted(place.schema, table)} ${EVENT_ROWS[event]}
        for each statement ${callOf(place, branch)}`,
      branch,
      body: followingBody(place, following, event),
    };
  });

/** The columns of `new`, computed: one statement sees the same of other tables for all of them. */
const computeSql = (columns: readonly ComputedColumn[]): string =>
  `select ${columns.map(({ value }) => `(${value})`).join(', ')}
      into ${columns.map(({ field }) => `new.${quoted(field)}`).join(', ')} from (select new.*) t;`;

/** Before a record is written: its row is locked, so that what is computed sees all that was committed before. */
function ownTrigger(place: ComputedTable): Trigger {
  const { schema, table, columns } = place;
  const references = followings(columns).flatMap(({ by, table: target }) => (by === undefined ? [] : [{ by, target }]));
  // A writer of what the record begins to point at would not find the record: one of the two waits for the other.
  const share = references.map(
    ({ by, target }) => `perform 1 from ${quoted(schema, target)} t where t.id = new.${quoted(by)} for share;`,
  );
  const moved = references.map(
    ({ by }, index) => `if old.${quoted(by)} is distinct from new.${quoted(by)} then ${share[index] ?? ''} end if;`,
  );
  const inputs = (column: ComputedColumn) => unique(['id', column.field, ...column.columns]);
  // Of a record that is there, what keeps all that it is computed of is right already.
  const changed = columns.map((column) => {
    const row = (name: string) =>
      `(${inputs(column)
        .map((field) => `${name}.${quoted(field)}`)
        .join(', ')})`;
    return `if ${row('old')} is distinct from ${row('new')} then ${computeSql([column])} end if;`;
  });
  const name = functionName(table, '_own');
  return {
    name,
    table,
    sql: `create trigger ${quoted(name)} before insert or update of ${list(unique(columns.flatMap(inputs)))} on ${at(place)}
      for each row ${callOf(place, 'own')}`,
    branch: 'own',
    body: `if tg_op = 'INSERT' then ${share.join(' ')} ${computeSql(columns)}
    else ${moved.join(' ')} ${changed.join(' ')} end if;
    return new;`,
  };
}

/** Only where each statement sees what was committed before it, who waited for others can see what they wrote. */
const READ_COMMITTED = `if current_setting('transaction_isolation') <> 'read committed' then
    raise exception 'what is computed of other records is kept right in the isolation level read committed alone'
      using errcode = 'feature_not_supported';
  end if;`;

/** Plans are kept: one of when a table was empty would go on reading all of it. What is asked for here has an index. */
const PLANNING = 'set enable_seqscan = off set jit = off';

/** The triggers of a table's computed columns: one before its own writes, and those that follow other tables. */
export const triggersOf = (place: ComputedTable): readonly Trigger[] => [
  ownTrigger(place),
  ...followings(place.columns).flatMap((following, index) => followingTriggers(place, following, index)),
];

/** One function for all computed columns of a table, and its triggers. */
export function createTriggersSql(place: ComputedTable): readonly string[] {
  const { schema, table, columns } = place;
  if (columns.length === 0) return [];
  const triggers = triggersOf(place);
  const branches = triggers.map(({ branch, body }) => `when ${literal(branch)} then\n    ${body}`);
  const body = `declare _changed bigint[];
begin
  ${columns.some(({ follows }) => follows.length > 0) ? READ_COMMITTED : ''}
  case tg_argv[0]
  ${branches.join('\n  ')}
  end case;
end`;
  return [
    `create function ${quoted(schema, functionName(table))}() returns trigger language plpgsql ${PLANNING} as ${literal(body)}`,
    ...triggers.map(({ sql }) => sql),
  ];
}
