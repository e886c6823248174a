import type { Pointer } from '../../language/kind';
import { CELL_SEPARATOR, splitCell } from '../../fields/shared/lists';
import { isReference } from '../../registry/referenced';
import type { ResourceSchema } from '../../language/resourceSchema';
import type { CellContext, CellRead, ReferenceNames } from './cellTypes';

// `#12`, or a name with the id: `Anne Martin [#12]`.
const ID = /^#(\d{1,15})$|\[#(\d{1,15})\]$/;

type Named = Pick<ResourceSchema, 'fields' | 'representation' | 'parent'>;

const SEPARATOR = CELL_SEPARATOR.trim();

/** The id written in a reference text; undefined if there is only a name. */
export function idInText(text: string): number | undefined {
  const [, alone, behind] = ID.exec(text) ?? [];
  const id = alone ?? behind;
  return id === undefined ? undefined : Number(id);
}

/**
 * True if the declaration guarantees unambiguous names: the representation is the only unique field. Never
 * for nested resources, whose names are unique within a parent at most.
 */
function isNamedUniquely({ fields, representation, parent }: Named): boolean {
  const [name = '', ...others] = representation;
  const unique = Object.keys(fields).filter((field) => fields[field]?.unique);
  return !parent && others.length === 0 && unique.length === 1 && unique[0] === name && !isReference({ fields }, name);
}

/**
 * A name that identifies the record in an import: the bare name if guaranteed unique, otherwise with its id:
 * `Anne Martin [#12]`.
 *
 * @param name from `representationOf`
 */
export function uniqueName(schema: Named, id: number, name: string): string {
  if (name === '' || name === `#${id}`) return `#${id}`;
  return isNamedUniquely(schema) && idInText(name) === undefined ? name : `${name} [#${id}]`;
}

/** Text of one or several references: names, or `#12` if the name is unknown or contains the separator. */
export function referenceText(value: unknown, { resource, several }: Pointer, names: ReferenceNames): string {
  const textOf = (id: unknown): string => {
    const name = names(resource, Number(id));
    return name === undefined || (several && name.includes(SEPARATOR)) ? `#${String(id)}` : name;
  };
  return [value].flat().map(textOf).join(CELL_SEPARATOR);
}

/** Parses a reference text to an id, or to an array of ids for several. */
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
