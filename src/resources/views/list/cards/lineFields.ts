import type { ResourceSchema } from '../../../language/resourceSchema';
import { kindOf } from '../../../fields/kinds';
import { viewOf } from '../../../fields/views';

export interface LineFields {
  /** What names the record. */
  readonly first: string | undefined;
  /** At the end of the name's line. */
  readonly state: string | undefined;
  /** In the quiet line, as far as they fit. */
  readonly values: readonly string[];
  /** Opened by buttons of their own. */
  readonly files: readonly string[];
}

/** Values of the quiet line. */
const MOST = 3;

/** How the list columns of a record are arranged on a phone. */
export function lineFields({ fields: specs, representation }: ResourceSchema, columns: readonly string[]): LineFields {
  const [first, ...rest] = columns;
  // The title is the whole name, which columns of the table say in parts.
  const isNamed = first !== undefined && representation.includes(first);
  const unsaid = rest.filter((field) => specs[field] && !(isNamed && representation.includes(field)));
  const state = unsaid.find((field) => {
    const spec = specs[field];
    return spec && viewOf(spec).isState?.(spec) === true;
  });
  const isFile = (field: string) => {
    const spec = specs[field];
    return spec !== undefined && kindOf(spec).upload !== undefined;
  };
  return {
    ...{ first, state, files: unsaid.filter(isFile) },
    values: unsaid.filter((field) => field !== state && !isFile(field)).slice(0, MOST),
  };
}

/** Whether a value is understood without the name of its field: words and names are, numbers and dates are not. */
export function saysItself({ fields }: ResourceSchema, field: string): boolean {
  const spec = fields[field];
  if (!spec) return false;
  const kind = kindOf(spec);
  return (
    spec.unique === true || kind.isSelfEvident === true || kind.reference !== undefined || kind.column(spec) === 'text'
  );
}
