import { kindOf } from '../../../../fields/kinds';
import type { ResourceSchema } from '../../../../language/resourceSchema';
import { isInput } from '../../../form/formValues';
import { takesFullWidth } from '../../../page/takesFullWidth';

/** Records with more inputs than this are more than a name: their form shows it among the rest. */
const SMALL = 8;

/**
 * The field that names a small record, such as a value of a reference list, and can be edited in its row. Undefined
 * where the declaration names the editable cells itself, and for names by which other systems find a record (`unique`).
 */
export function renamedField(schema: ResourceSchema): string | undefined {
  const { fields, list, operations, representation } = schema;
  const [name, ...others] = representation;
  const spec = name === undefined ? undefined : fields[name];
  if (!name || !spec || others.length > 0 || list.editable || operations.update === 'none') return undefined;
  const inputs = Object.keys(fields).filter((field) => isInput(schema, field, false));
  const isName = inputs.includes(name) && !spec.unique && kindOf(spec).column(spec) === 'text' && !takesFullWidth(spec);
  return isName && inputs.length <= SMALL ? name : undefined;
}

/** Whether the code of editing in rows is of use: other lists do not load it, which would delay the way to a form. */
export const mayEditRows = (schema: ResourceSchema): boolean =>
  schema.list.editable !== undefined || renamedField(schema) !== undefined;
