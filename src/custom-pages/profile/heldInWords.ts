import type { Grants } from '../../resources/access/access';
import { productRoutes } from '../../resources/schemas/routes/productRoutes';
import type { Flag } from '../../resources/language/flags';
import type { ResourceSchema } from '../../resources/language/resourceSchema';
import { inLanguage, type Language } from '../../resources/language/words';

/** Display order. */
const FLAGS: readonly Flag[] = ['read', 'create', 'update', 'admin'];

export interface HeldLine {
  /** The right without its flag: `UTILISATEURS`. */
  readonly code: string;
  /** The label of what the right opens; the code itself if nothing refers to it. */
  readonly name: string;
  readonly flags: readonly Flag[];
  /** Flags that hold only for the companies of profiles. */
  readonly limited: readonly Flag[];
}

/** The labels of what a right opens: the lists that require it, else the screens. */
function nameOf(code: string, schemas: readonly ResourceSchema[], language: Language): string {
  const lists = schemas.filter(({ rights }) => rights === code).map(({ label }) => inLanguage(label.many, language));
  const opened = productRoutes.filter(
    ({ menu, rule }) => menu && rule.rights?.some((right) => right.split(':')[0] === code),
  );
  const names = lists.length > 0 ? lists : opened.map(({ title }) => inLanguage(title, language));
  return [...new Set(names)].join(', ') || code;
}

/** Groups rights by code, sorted by label. */
export function heldInWords(
  { rights, limited = [] }: Pick<Grants, 'rights' | 'limited'>,
  schemas: readonly ResourceSchema[],
  language: Language,
): readonly HeldLine[] {
  const codes = [...new Set(rights.map((right) => right.split(':')[0] ?? right))];
  return codes
    .map((code) => ({
      code,
      name: nameOf(code, schemas, language),
      flags: FLAGS.filter((flag) => rights.includes(`${code}:${flag}`)),
      limited: FLAGS.filter((flag) => limited.includes(`${code}:${flag}`)),
    }))
    .sort((a, b) => a.name.localeCompare(b.name, language));
}
