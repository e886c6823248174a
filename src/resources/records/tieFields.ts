import { kindOf } from '../fields/kinds';
import type { ResourceSchema } from '../language/resourceSchema';

type Named = Pick<ResourceSchema, 'fields' | 'representation'>;

/**
 * The fields that order records which are equal in the field sorted by: the rest of a name that begins with it, so
 * that people of one surname are in the order of their first names. Not fields that only some may read.
 *
 * @example tieFields(Utilisateurs, 'nom') // ['prenom']
 */
export function tieFields({ fields, representation }: Named, sortedBy: string): readonly string[] {
  const [first, ...others] = representation;
  const isText = (name: string) => {
    const spec = fields[name];
    return spec !== undefined && !spec.readers && kindOf(spec).sortable && kindOf(spec).column(spec) === 'text';
  };
  return first === sortedBy && isText(first) ? others.filter(isText) : [];
}
