import type { Registry } from './registry';
import { rightName } from './rightName';
import { inLanguage, type Language } from '../language/words';

/**
 * Resources whose labels identify a collection, from the top: includes the parent if another collection has
 * the same label, such as the contracts of companies and of partners.
 */
export function namingResources({ schemas }: Pick<Registry, 'schemas'>, name: string): readonly string[] {
  const schema = schemas.find((one) => one.name === name);
  if (!schema?.parent) return [name];
  const [words] = schema.label.many;
  const isShared = schemas.some((one) => one.name !== name && one.label.many[0] === words);
  return isShared ? [...namingResources({ schemas }, schema.parent.resource), name] : [name];
}

/** Unambiguous label of a collection: `Partenaires › Contrats`. @throws {Error} if it is not declared */
export const collectionLabel = (registry: Registry, name: string, language: Language): string =>
  namingResources(registry, name)
    .map((one) => inLanguage(registry.get(one).label.many, language))
    .join(' › ');

/**
 * Label of a collection, field or right; an undeclared field keeps its name.
 *
 * @param refusal index in the field's `refusedWhen`, whose message is returned
 */
export const declaredLabel =
  (registry: Registry) =>
  (name: string, language: Language, field?: string, refusal?: number): string => {
    if (name.includes(':')) return rightName(registry.schemas, name, language);
    if (field === undefined) return collectionLabel(registry, name, language);
    const spec = registry.get(name).fields[field];
    const label = refusal === undefined ? spec?.label : spec?.refusedWhen?.[refusal]?.message;
    return label ? inLanguage(label, language) : field;
  };
