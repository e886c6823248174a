import { kindOf } from '../../fields/kinds';
import type { ResourceSchema } from '../../language/resourceSchema';
import type { GridColumn } from './sheetTypes';

type GridSchema = Pick<ResourceSchema, 'fields' | 'representation' | 'list' | 'key' | 'ownedBy'>;

/** Whether a value can be written as one text: files and objects inside a record have their own inputs in forms. */
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

/** The fields that a list's answers leave out, because the parameter that reveals them is not asked for. */
export const unrevealed = (
  { parameters }: Pick<ResourceSchema, 'parameters'>,
  filter: Readonly<Record<string, unknown>>,
): readonly string[] =>
  Object.entries(parameters).flatMap(([name, { reveals = [] }]) => (filter[name] === true ? [] : reveals));

/**
 * The columns of a resource's spreadsheet: what names a record first, then what its list shows, then whatever else can
 * be written.
 *
 * @param unreachable references whose candidates cannot be read without the record: shown, never written
 * @param unread fields that the rows do not hold: left out, since they would look empty
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
