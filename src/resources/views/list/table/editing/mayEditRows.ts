import type { ResourceSchema } from '../../../../language/resourceSchema';

/** Records of more fields are never small (`renamedField`). */
const MOST_FIELDS = 16;

/** Whether the code of editing in rows may be of use: other lists do not load it, which delays the way to a form. */
export const mayEditRows = ({ list, fields }: Pick<ResourceSchema, 'list' | 'fields'>): boolean =>
  list.editable !== undefined || Object.keys(fields).length <= MOST_FIELDS;
