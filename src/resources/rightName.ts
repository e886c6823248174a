import { FLAG_OPTIONS } from './schemas/flags';
import type { ResourceSchema } from './types';
import { colonOf, inLanguage, type Language } from './words';

type Named = Pick<ResourceSchema, 'rights' | 'parent' | 'label'>;

/**
 * What a right is called by people: `THEMES:read` gives `Thèmes : lecture`. A right of no declaration stays as it is
 * written.
 */
export function rightName(schemas: readonly Named[], right: string, language: Language): string {
  const [code, flag] = right.split(':');
  const owners = schemas.filter(({ rights }) => rights === code);
  const owner = owners.find(({ parent }) => !parent) ?? owners[0];
  const level = FLAG_OPTIONS.find(({ value }) => value === flag);
  if (!owner || !level) return right;
  return `${inLanguage(owner.label.many, language)}${colonOf(language)}${inLanguage(level.label, language).toLowerCase()}`;
}
