import { literal, quoted } from '../sql';
import { boundedName } from '../tables/names';
import { SYSTEM_COLUMNS } from '../tables/systemColumns';
import type { ComputedColumn, FollowedTable } from './formulaNote';

/** Events of another table that trigger a recomputation. */
type Event = 'insert' | 'update' | 'delete' | 'truncate';

interface Trigger {
  readonly name: string;
  readonly table: string;
  readonly sql: string;
  /** The branch of the function that it calls, and the branch's body in PL/pgSQL. */
  readonly branch: string;
  readonly body: string;
}

export interface ComputedTable {
  readonly schema: string;
  readonly table: string;
  readonly columns: readonly ComputedColumn[];
}

/** Another table, with the columns that are computed from it. */
interface Following extends FollowedTable {
  readonly columns: readonly ComputedColumn[];
}

/** The trigger function that updates all computed columns of a table. */
export const functionName = (table: string, end = ''): string => boundedName(`formulas_${table}${end}`);

const list = (names: readonly string[]): string => names.map((name) => quoted(name)).join(', ');

const unique = <Item>(items: readonly Item[]): readonly Item[] => [...new Set(items)];

const at = ({ schema, table }: ComputedTable): string => quoted(schema, table);

/** Recomputes columns of the rows that fulfil a condition, and writes only rows whose values changed. */
export function refreshSql(place: ComputedTable, columns: readonly ComputedColumn[], condition: string): string {
  const fields = columns.map(({ field }) => quoted(field));
  const all = (name: string) => fields.map((field) => `${name}.${field}`).join(', ');
  const values = columns.map(({ field, value }) => `(${value}) as ${quoted(field)}`);
  return `update ${at(place)} u set ${fields.map((field) => `${field} = n.${field}`).join(', ')}
    from (select t.id, ${values.join(', ')} from ${at(place)} t where ${condition} offset 0) n
    where u.id = n.id and (${all('u')}) is distinct from (${all('n')})`;
}

/** Locks rows in id order, then recomputes in a separate statement, which sees what other writers committed. */
const lockAndRefresh = (place: ComputedTable, columns: readonly ComputedColumn[], condition: string): string => `
    perform 1 from ${at(place)} t where ${condition} order by t.id for no key update;
    if found then
      ${refreshSql(place, columns, condition)};
    end if;`;

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
  // Sorted, so that trigger names do not depend on the order of the columns.
  return [...found].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, following]) => following);
}

function changedRows(event: Event, columns: string): string {
  const rows = (name: string) => `select ${columns} from ${name}`;
  if (event === 'insert') return rows('new_rows');
  if (event === 'delete') return rows('old_rows');
  const [before, after] = [rows('old_rows'), rows('new_rows')];
  return `(${before} except ${after}) union all (${after} except ${before})`;
}

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
/** Referenced records cannot be deleted, but may be inserted in the same statement as the reference. */
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

/** Computes columns of `new` in one statement, so that all see the same state of other tables. */
const computeSql = (columns: readonly ComputedColumn[]): string =>
  `select ${columns.map(({ value }) => `(${value})`).join(', ')}
      into ${columns.map(({ field }) => `new.${quoted(field)}`).join(', ')} from (select new.*) t;`;

/** Computes columns before a row is written; the row is locked, so it sees everything committed before. */
function ownTrigger(place: ComputedTable): Trigger {
  const { schema, table, columns } = place;
  const references = followings(columns).flatMap(({ by, table: target }) => (by === undefined ? [] : [{ by, target }]));
  // Locks the referenced row: a concurrent writer of it would not find this row yet, so one of the two has to wait.
  const share = references.map(
    ({ by, target }) => `perform 1 from ${quoted(schema, target)} t where t.id = new.${quoted(by)} for share;`,
  );
  const moved = references.map(
    ({ by }, index) => `if old.${quoted(by)} is distinct from new.${quoted(by)} then ${share[index] ?? ''} end if;`,
  );
  const inputs = (column: ComputedColumn) => unique(['id', column.field, ...column.columns]);
  // On updates, recomputes only columns whose inputs changed.
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

/** Higher isolation levels use one snapshot, which would hide what other writers committed while this one waited. */
const READ_COMMITTED = `if current_setting('transaction_isolation') <> 'read committed' then
    raise exception 'what is computed of other records is kept right in the isolation level read committed alone'
      using errcode = 'feature_not_supported';
  end if;`;

/** Plans are cached: one made while a table was empty would keep scanning all of it. All lookups here have an index. */
const PLANNING = 'set enable_seqscan = off set jit = off';

/** The triggers of a table's computed columns: one for its own writes, and others on the tables that they read. */
export const triggersOf = (place: ComputedTable): readonly Trigger[] => [
  ownTrigger(place),
  ...followings(place.columns).flatMap((following, index) => followingTriggers(place, following, index)),
];

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
