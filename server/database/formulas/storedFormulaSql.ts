import { createHash } from 'node:crypto';
import { kindOf } from '../../../src/resources/fields/kinds';
import type { FormulaSource } from '../../../src/resources/formula/reached';
import { storedFieldsOf } from '../../../src/resources/formula/parts';
import type { Catalog } from '../migration/catalog';
import { SHARED_SCHEMA, sharedFunctions } from '../migration/sharedFunctions';
import { identifier, inlined, literal, quoted } from '../sql';
import { boundedName, tableName } from '../tables/names';
import type { StoredFormula } from '../tables/parts';
import { SYSTEM_COLUMNS } from '../tables/systemColumns';
import type { Table } from '../tables/table';
import { columnSql, type FormulaPlace } from './formulaSql';

/** What follows the writes of a table: `own` those of the records themselves. */
type Event = 'own' | 'insert' | 'update' | 'delete' | 'truncate';

interface Trigger {
  readonly name: string;
  /** The table whose writes it follows. */
  readonly table: string;
  readonly sql: string;
  /** What its function does, in PL/pgSQL. */
  readonly body: string;
}

/** What keeps a stored formula right, as statements. */
export interface StoredFormulaSql {
  /** Every table that they name. */
  readonly tables: readonly string[];
  readonly triggers: readonly Pick<Trigger, 'name' | 'table'>[];
  /** Computes it of all records. */
  readonly fill: string;
  readonly create: readonly string[];
  /** What its column says of how it is computed. */
  readonly note: string;
}

const NOTE = 'formula ';

/** Whether a column says that its values are computed: it holds nothing of its own. */
export const isFormulaNote = (note: string): boolean => note.startsWith(NOTE);

const nameOf = (table: string, field: string, end = ''): string => boundedName(`formula_${table}_${field}${end}`);

/** The tables whose writes a column follows now, its own among them. */
export const followedTables = (
  table: string,
  field: string,
  { triggers }: Pick<Catalog, 'triggers'>,
): readonly string[] => {
  const name = nameOf(table, field);
  return [...new Set([...triggers.values()].flatMap((trigger) => (trigger.calls === name ? [trigger.table] : [])))];
};

/** Takes away what keeps a column right: it is an ordinary one then. */
export const dropFormulaSql = (schema: string, table: string, field: string): string =>
  `drop function if exists ${quoted(schema, nameOf(table, field))}() cascade`;

const list = (names: readonly string[]): string => names.map((name) => quoted(name)).join(', ');

/** One formula of a table, and where that stands. */
interface Place extends FormulaPlace {
  readonly schema: string;
  readonly formula: StoredFormula;
}

const at = ({ schema, table }: Place): string => quoted(schema, table.name);

const valueSql = (place: Place): string => inlined(columnSql(place.formula.formula, place.formula.type, place));

/** Computes the formula of the records that a condition finds, where it gives another value than it did. */
function refreshSql(place: Place, condition: string): string {
  const field = quoted(place.formula.field);
  return `update ${at(place)} u set ${field} = n.value
    from (select t.id, (${valueSql(place)}) as value from ${at(place)} t where ${condition} offset 0) n
    where u.id = n.id and u.${field} is distinct from n.value`;
}

/**
 * Waits for all who write the records, in the order of their ids, and then computes: in a statement of its own, which sees
 * what they have committed.
 */
const lockAndRefresh = (place: Place, condition: string): string => `
    perform 1 from ${at(place)} t where ${condition} order by t.id for no key update;
    if found then
      ${refreshSql(place, condition)};
    end if;`;

const referenceOf = (place: Place, field: string): Table => {
  const spec = place.table.schema.fields[field];
  const target = spec && kindOf(spec).reference?.(spec);
  if (!target) throw new Error(`'${place.table.schema.name}.${field}' is no reference`);
  return place.stored(target.resource).table;
};

const sourceTable = (place: Place, { through }: FormulaSource): Table =>
  'below' in through ? place.stored(through.below).table : referenceOf(place, through.reference);

/** The rows of a statement that differ in what counts, as they were or as they are. */
function changedRows(event: Event, columns: string): string {
  const rows = (name: string) => `select ${columns} from ${name}`;
  if (event === 'insert') return rows('new_rows');
  if (event === 'delete') return rows('old_rows');
  const [before, after] = [rows('old_rows'), rows('new_rows')];
  return `(${before} except ${after}) union all (${after} except ${before})`;
}

const BELOW: readonly Event[] = ['insert', 'update', 'delete', 'truncate'];
/** What is pointed at is not deleted; it may be made in the statement that points at it. */
const POINTED_AT: readonly Event[] = ['insert', 'update'];

/** What a write of other records does to those that take something of them. */
function followingBody(place: Place, { through, fields }: FormulaSource, event: Event): string {
  const id = 'below' in through ? SYSTEM_COLUMNS.parent : 'id';
  const own = 'below' in through ? 't.id' : `t.${quoted(through.reference)}`;
  const columns = list([...new Set([id, 'id', ...fields])]);
  const changed =
    event === 'truncate'
      ? `array(select t.id from ${at(place)} t)`
      : `array(select distinct c.${quoted(id)} from (${changedRows(event, columns)}) c)`;
  return `_changed := ${changed};
    if cardinality(_changed) > 0 then ${lockAndRefresh(place, `${own} = any(_changed)`)}
    end if;
    return null;`;
}

const EVENT_ROWS: Readonly<Partial<Record<Event, string>>> = {
  insert: 'referencing new table as new_rows',
  update: 'referencing old table as old_rows new table as new_rows',
  delete: 'referencing old table as old_rows',
};

const callOf = ({ schema, table, formula }: Place, argument: string): string =>
  `execute function ${quoted(schema, nameOf(table.name, formula.field))}(${literal(argument)})`;

const followingTriggers = (place: Place, source: FormulaSource, index: number): readonly Trigger[] =>
  ('below' in source.through ? BELOW : POINTED_AT).map((event) => {
    const table = sourceTable(place, source).name;
    const name = nameOf(place.table.name, place.formula.field, `_${index}_${event}`);
    return {
      name,
      table,
      sql: `create trigger ${quoted(name)} after ${event} on ${quoted(place.schema, table)} ${EVENT_ROWS[event] ?? ''}
        for each statement ${callOf(place, `${index} ${event}`)}`,
      body: followingBody(place, source, event),
    };
  });

/** Before a record is written: its row is locked, so that what is computed sees all that was committed before. */
function ownTrigger(place: Place): Trigger {
  const { table, formula } = place;
  const { field, sources } = formula;
  const references = sources.flatMap(({ through }) => ('reference' in through ? [through.reference] : []));
  // A writer of what the record begins to point at would not find the record: one of the two waits for the other.
  const share = references.map(
    (name) =>
      `perform 1 from ${quoted(place.schema, referenceOf(place, name).name)} t where t.id = new.${quoted(name)} for share;`,
  );
  const moved = references.map(
    (name, index) => `if old.${quoted(name)} is distinct from new.${quoted(name)} then ${share[index] ?? ''} end if;`,
  );
  const name = nameOf(table.name, field, '_own');
  const columns = [...new Set(['id', field, ...storedFieldsOf(formula.formula, table.schema.fields)])];
  const locking = `if tg_op = 'INSERT' then ${share.join(' ')} else ${moved.join(' ')} end if;`;
  return {
    name,
    table: table.name,
    sql: `create trigger ${quoted(name)} before insert or update of ${list(columns)} on ${at(place)}
      for each row ${callOf(place, 'own')}`,
    body: `${references.length > 0 ? locking : ''}
    new.${quoted(field)} := (select ${valueSql(place)} from (select new.*) t);
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

function triggersOf(place: Place): readonly (Trigger & { readonly argument: string })[] {
  const following = place.formula.sources.flatMap((source, index) =>
    followingTriggers(place, source, index).map((trigger, event) => ({
      ...trigger,
      argument: `${index} ${('below' in source.through ? BELOW : POINTED_AT)[event]}`,
    })),
  );
  return [{ ...ownTrigger(place), argument: 'own' }, ...following];
}

function createSql(place: Place): readonly string[] {
  const { schema, table, formula } = place;
  const triggers = triggersOf(place);
  const branches = triggers.map(({ argument, body }) => `when ${literal(argument)} then\n    ${body}`);
  const body = `declare _changed bigint[];
begin
  ${formula.sources.length > 0 ? READ_COMMITTED : ''}
  case tg_argv[0]
  ${branches.join('\n  ')}
  end case;
end`;
  const name = quoted(schema, nameOf(table.name, formula.field));
  return [
    `create function ${name}() returns trigger language plpgsql ${PLANNING} as ${literal(body)}`,
    ...triggers.map(({ sql }) => sql),
  ];
}

/** A digest of the statements, whatever the tenant. */
function noteOf(place: Place): string {
  const statements = [...createSql(place), ...sharedFunctions(SHARED_SCHEMA, SHARED_SCHEMA)];
  return `${NOTE}${createHash('sha256').update(JSON.stringify(statements)).digest('hex').slice(0, 16)}`;
}

const placeIn = (schema: string, table: Table, formula: StoredFormula, tables: readonly Table[]): Place => ({
  schema,
  table,
  formula,
  // Nothing of what is stored depends on it.
  now: new Date(0),
  stored: (resource) => {
    const found = tables.find(({ stored }) => stored === resource);
    if (!found) throw new Error(`'${resource}' has no table`);
    return { table: found, at: identifier(schema, tableName(resource)) };
  },
});

/** The statements of a stored formula of a table, among all that are stored. */
export function storedFormulaSql(
  schema: string,
  table: Table,
  formula: StoredFormula,
  tables: readonly Table[],
): StoredFormulaSql {
  const place = placeIn(schema, table, formula, tables);
  const note = noteOf(placeIn('tenant', table, formula, tables));
  const column = `${at(place)}.${quoted(formula.field)}`;
  return {
    tables: [...new Set([table.name, ...formula.sources.map((source) => sourceTable(place, source).name)])],
    triggers: triggersOf(place),
    fill: refreshSql(place, 'true'),
    create: [...createSql(place), `comment on column ${column} is ${literal(note)}`],
    note,
  };
}
