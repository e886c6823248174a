import { kindOf } from '../../fields/kinds';
import type { ResourceSchema } from '../../language/resourceSchema';
import type { GridColumn } from './sheetTypes';

type GridSchema = Pick<ResourceSchema, 'fields' | 'representation' | 'list' | 'key' | 'ownedBy'>;

/** True if a value can be edited as one text, unlike files and embedded objects. */
function isText(schema: GridSchema, name: string): boolean {
  const spec = schema.fields[name];
  if (!spec) return false;
  const kind = kindOf(spec);
  return !kind.upload && !kind.inner && kind.oneWayText === undefined;
}

function writtenIn({ fields, key }: GridSchema, name: string): GridColumn['written'] {
  const spec = fields[name];
  if (!spec || spec.readOnly) return 'never';
  return spec.immutable || name === key ? 'new' : 'always';
}

/** Fields that the list's response omits, because the parameter that reveals them is not set. */
export const unrevealed = (
  { parameters }: Pick<ResourceSchema, 'parameters'>,
  filter: Readonly<Record<string, unknown>>,
): readonly string[] =>
  Object.entries(parameters).flatMap(([name, { reveals = [] }]) => (filter[name] === true ? [] : reveals));

/**
 * Columns of a spreadsheet: the representation first, then the list's columns, then other writable fields.
 *
 * @param unreachable references whose candidates depend on the record: read-only here
 * @param unread fields that the rows lack: left out, since they would look empty
 */
export function gridColumns(
  schema: GridSchema,
  unreachable: ReadonlySet<string> = new Set(),
  unread: readonly string[] = [],
): readonly GridColumn[] {
  const { fields, representation, list } = schema;
  const names = [...new Set([...representation, ...list.columns, ...Object.keys(fields)])];
  return names.flatMap((name) => {
    const spec = fields[name];
    if (!spec || unread.includes(name)) return [];
    const isListed = representation.includes(name) || list.columns.includes(name);
    const written = isText(schema, name) && !unreachable.has(name) ? writtenIn(schema, name) : 'never';
    if (written === 'never' && !isListed) return [];
    return [{ name, spec, isIdentity: representation.includes(name), written }];
  });
}
