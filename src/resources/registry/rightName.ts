import { FLAG_OPTIONS } from '../schemas/flags';
import { CLOSED_RIGHTS, RIGHT_WORDS } from '../schemas/rightWords';
import type { ResourceSchema } from '../language/resourceSchema';
import { partialRights } from './partialRights';
import { colonOf, inLanguage, type Language } from '../language/words';

type Named = Pick<ResourceSchema, 'rights' | 'parent' | 'label' | 'fields' | 'rows'>;

/** Whether a person can be given a right: what asks for others alone is shut to everybody. */
export const isGrantable = (right: string): boolean => !CLOSED_RIGHTS.includes(right.split(':')[0] ?? '');

/**
 * What a right is called by people: `THEMES:read` gives `Thèmes : lecture`, by its list where it is that of one, or by the
 * fields and records that it opens. A right that neither a declaration nor the portal's words know stays as it is written.
 */
export function rightName(schemas: readonly Named[], right: string, language: Language): string {
  const [code, flag] = right.split(':');
  const owners = schemas.filter(({ rights }) => rights === code);
  const owner = owners.find(({ parent }) => !parent) ?? owners[0];
  const words = (code !== undefined && Object.hasOwn(RIGHT_WORDS, code) && RIGHT_WORDS[code]) || owner?.label.many;
  const name = words ? inLanguage(words, language) : code && partialRights(schemas, language).get(code);
  const level = FLAG_OPTIONS.find(({ value }) => value === flag);
  if (!name || !level) return right;
  return `${name}${colonOf(language)}${inLanguage(level.label, language).toLowerCase()}`;
}
