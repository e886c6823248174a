import { foldText } from '../../resources/common/foldText';
import type { ResourceSchema } from '../../resources/language/resourceSchema';
import { inLanguage, type Language } from '../../resources/language/words';

/** Resources whose name, label, right or fields contain every word, sorted by label. */
export function findResources(
  schemas: readonly ResourceSchema[],
  search: string,
  language: Language,
): readonly ResourceSchema[] {
  const words = foldText(search).split(/\s+/).filter(Boolean);
  const nameOf = ({ label }: ResourceSchema) => inLanguage(label.many, language);
  const textOf = (schema: ResourceSchema) =>
    foldText([schema.name, nameOf(schema), schema.rights, ...Object.keys(schema.fields)].join(' '));
  return schemas
    .filter((schema) => words.every((word) => textOf(schema).includes(word)))
    .sort((a, b) => nameOf(a).localeCompare(nameOf(b), language) || a.name.localeCompare(b.name));
}
