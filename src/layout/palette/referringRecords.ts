import { kindOf } from '../../resources/fields/kinds';
import { inLanguage, type Language } from '../../resources/language/words';
import type { ResourceSchema } from '../../resources/language/resourceSchema';
import { pathOf } from '../../resources/registry/paths';
import type { Command } from './commands';
import type { NamedKind } from './namedRecord';

/** Most creations that are offered. */
const MOST = 3;

/** The field of a form that points at one record of a resource; a required one first. */
function fieldTo({ fields }: ResourceSchema, resource: string): string | undefined {
  const pointing = Object.entries(fields).filter(([, spec]) => {
    const pointer = kindOf(spec).reference?.(spec);
    return pointer?.resource === resource && !pointer.several && !spec.readOnly;
  });
  return (pointing.find(([, { required }]) => required) ?? pointing[0])?.[0];
}

/**
 * New records that point at a found one: "nouveau dossier pour Kowalski".
 *
 * @param found records that the name of the search means, best first
 */
export function referringRecords(
  kinds: readonly NamedKind[],
  found: readonly Command[],
  language: Language,
): readonly Command[] {
  return kinds
    .flatMap(({ schema, creation, isFor }) =>
      found.flatMap(({ place, label, detail, isNear }): readonly Command[] => {
        const field = place && fieldTo(schema, place.schema.name);
        if (!isFor || !place || field === undefined || isNear) return [];
        const { label: name = schema.label.one } = schema.fields[field] ?? {};
        return [
          {
            ...creation,
            id: `create for ${schema.name} ${place.id}`,
            label: `${creation.label} · ${inLanguage(name, language)} ${label}`,
            ...(detail !== undefined && { detail }),
            effect: {
              kind: 'go',
              path: pathOf(schema, 'create'),
              state: { record: { [field]: Number(place.id) } },
            },
          },
        ];
      }),
    )
    .slice(0, MOST);
}
