import { FLAG_OPTIONS } from '../schemas/flags';
import { CLOSED_RIGHTS, RIGHT_WORDS } from '../schemas/rightWords';
import type { ResourceSchema } from '../language/resourceSchema';
import { partialRights } from './partialRights';
import { colonOf, inLanguage, type Language } from '../language/words';

type Named = Pick<ResourceSchema, 'rights' | 'parent' | 'label' | 'fields' | 'rows'>;

/** True if the right can be granted; closed rights cannot. */
export const isGrantable = (right: string): boolean => !CLOSED_RIGHTS.includes(right.split(':')[0] ?? '');

/**
 * Display name of a right's code, whatever its level; undefined if neither a declaration nor the portal's
 * texts know it.
 */
export function rightLabel(schemas: readonly Named[], code: string, language: Language): string | undefined {
  const owners = schemas.filter(({ rights }) => rights === code);
  const owner = owners.find(({ parent }) => !parent) ?? owners[0];
  const words = (Object.hasOwn(RIGHT_WORDS, code) && RIGHT_WORDS[code]) || owner?.label.many;
  return words ? inLanguage(words, language) : partialRights(schemas, language).get(code);
}

/**
 * Display name of a right: `THEMES:read` gives `Thèmes : lecture`, by its resource or by the fields and rows
 * that it opens. Unknown rights keep their code.
 */
export function rightName(schemas: readonly Named[], right: string, language: Language): string {
  const [code = '', flag] = right.split(':');
  const name = rightLabel(schemas, code, language);
  const level = FLAG_OPTIONS.find(({ value }) => value === flag);
  if (!name || !level) return right;
  const label = inLanguage(level.label, language);
  // German nouns keep their capital.
  return `${name}${colonOf(language)}${language === 'de' ? label : label.toLowerCase()}`;
}
