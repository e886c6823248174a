import type { Pointer } from '../../language/kind';
import { CELL_SEPARATOR, splitCell } from '../../fields/shared/lists';
import { isReference } from '../../registry/referenced';
import type { ResourceSchema } from '../../language/resourceSchema';
import type { CellContext, CellRead, ReferenceNames } from './cellTypes';

// `#12`, or what people read followed by what is meant: `Anne Martin [#12]`.
const ID = /^#(\d{1,15})$|\[#(\d{1,15})\]$/;

type Named = Pick<ResourceSchema, 'fields' | 'representation' | 'parent'>;

const SEPARATOR = CELL_SEPARATOR.trim();

/** The id that a text of a reference names by itself; undefined: it has to be found by its text. */
export function idInText(text: string): number | undefined {
  const [, alone, behind] = ID.exec(text) ?? [];
  const id = alone ?? behind;
  return id === undefined ? undefined : Number(id);
}

/**
 * Whether the declaration says that a name leads to one record: no other has it, neither as its name nor, where there
 * are several unique fields, as another one of these; and what hangs below records is named within one of them only.
 */
function isNamedUniquely({ fields, representation, parent }: Named): boolean {
  const [name = '', ...others] = representation;
  const unique = Object.keys(fields).filter((field) => fields[field]?.unique);
  return !parent && others.length === 0 && unique.length === 1 && unique[0] === name && !isReference({ fields }, name);
}

/**
 * The name of a record that leads back to it: its name where the declaration says that no other has it, otherwise with
 * its id behind: `Anne Martin [#12]`.
 *
 * @param name what titles and pickers call it (`representationOf`)
 */
export function uniqueName(schema: Named, id: number, name: string): string {
  if (name === '' || name === `#${id}`) return `#${id}`;
  return isNamedUniquely(schema) && idInText(name) === undefined ? name : `${name} [#${id}]`;
}

/** The text of one or several references: names, and `#12` where none is known or the name cannot stand in a list. */
export function referenceText(value: unknown, { resource, several }: Pointer, names: ReferenceNames): string {
  const textOf = (id: unknown): string => {
    const name = names(resource, Number(id));
    return name === undefined || (several && name.includes(SEPARATOR)) ? `#${String(id)}` : name;
  };
  return [value].flat().map(textOf).join(CELL_SEPARATOR);
}

/** The ids that a text of references names: one, or an array where several may be. */
export function readReferences(
  text: string,
  { resource, several }: Pointer,
  { find, idOf = (_resource, id) => id }: Pick<CellContext, 'find' | 'idOf'>,
): CellRead {
  const parts = several ? splitCell(text) : [text.trim()];
  const found = parts.map((part) => {
    const id = idInText(part);
    return { part, found: id === undefined ? find(resource, part) : { id: idOf(resource, id) } };
  });
  const issues = found.flatMap((one) =>
    typeof one.found === 'string' ? [{ code: `${one.found}Reference`, args: { text: one.part } }] : [],
  );
  if (issues.length > 0) return { ok: false, issues };
  const ids = found.flatMap((one) => (typeof one.found === 'string' ? [] : [one.found.id]));
  return { ok: true, value: several ? ids : ids[0] };
}
