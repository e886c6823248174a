import { kindOf } from '../fields/kinds';
import { optionsOf } from '../fields/shared/options';
import type { ResourceSchema } from '../language/resourceSchema';

type Named = Pick<ResourceSchema, 'fields' | 'representation'>;

/**
 * The fields that order records which are equal in the field sorted by: the rest of a name that begins with it, so
 * that people of one surname are in the order of their first names; below a choice, such as a state, the name. Not
 * fields that only some may read.
 *
 * @example tieFields(Utilisateurs, 'nom') // ['prenom']
 * @example tieFields(Entreprises, 'statut') // ['nom']
 */
export function tieFields({ fields, representation }: Named, sortedBy: string): readonly string[] {
  const [first, ...others] = representation;
  const isText = (name: string) => {
    const spec = fields[name];
    return spec !== undefined && !spec.readers && kindOf(spec).sortable && kindOf(spec).column(spec) === 'text';
  };
  const sorted = fields[sortedBy];
  if (sorted && first !== sortedBy && optionsOf(sorted).length > 0) return representation.filter(isText);
  return first === sortedBy && isText(first) ? others.filter(isText) : [];
}
