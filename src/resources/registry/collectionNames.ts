import type { Registry } from './registry';
import { rightName } from './rightName';
import { inLanguage, type Language } from '../language/words';

/**
 * The resources whose names tell a collection apart, from the top: with the one above it where another collection has
 * the same name, as contracts hang below companies and below partners.
 */
export function namingResources({ schemas }: Pick<Registry, 'schemas'>, name: string): readonly string[] {
  const schema = schemas.find((one) => one.name === name);
  if (!schema?.parent) return [name];
  const [words] = schema.label.many;
  const isShared = schemas.some((one) => one.name !== name && one.label.many[0] === words);
  return isShared ? [...namingResources({ schemas }, schema.parent.resource), name] : [name];
}

/** What readers call a collection among all others: `Partenaires › Contrats`. @throws {Error} where none is declared */
export const collectionLabel = (registry: Registry, name: string, language: Language): string =>
  namingResources(registry, name)
    .map((one) => inLanguage(registry.get(one).label.many, language))
    .join(' › ');

/** What readers call a collection, one of its fields, or a right to it; a field that is not declared keeps its name. */
export const declaredLabel =
  (registry: Registry) =>
  (name: string, language: Language, field?: string): string => {
    if (name.includes(':')) return rightName(registry.schemas, name, language);
    if (field === undefined) return collectionLabel(registry, name, language);
    const label = registry.get(name).fields[field]?.label;
    return label ? inLanguage(label, language) : field;
  };
