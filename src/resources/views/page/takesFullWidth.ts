import { kindOf } from '../../fields/kinds';
import type { FieldSpec } from '../../language/kind';

/** Whether a field takes the full width of a form or a record: files and embedded fields do. */
export function takesFullWidth(spec: FieldSpec): boolean {
  const { upload, inner } = kindOf(spec);
  return upload !== undefined || inner !== undefined;
}
