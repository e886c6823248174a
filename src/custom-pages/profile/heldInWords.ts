import type { Grants } from '../../resources/access/access';
import { productRoutes } from '../../resources/schemas/routes/productRoutes';
import type { Flag } from '../../resources/language/flags';
import type { ResourceSchema } from '../../resources/language/resourceSchema';
import { inLanguage, type Language } from '../../resources/language/words';

/** The flags of a right, in the order in which they are said. */
const FLAGS: readonly Flag[] = ['read', 'create', 'update', 'admin'];

/** What a person may do with one thing. */
export interface HeldLine {
  /** The first half of the right: `UTILISATEURS`. */
  readonly code: string;
  /** What it is about, in words; the code itself where nothing of the product names it. */
  readonly name: string;
  readonly flags: readonly Flag[];
  /** Those of them that hold for the companies of profiles only. */
  readonly limited: readonly Flag[];
}

/** The names of what a right opens: the lists that ask for it, else the screens. */
function nameOf(code: string, schemas: readonly ResourceSchema[], language: Language): string {
  const lists = schemas.filter(({ rights }) => rights === code).map(({ label }) => inLanguage(label.many, language));
  const opened = productRoutes.filter(
    ({ menu, rule }) => menu && rule.rights?.some((right) => right.split(':')[0] === code),
  );
  const names = lists.length > 0 ? lists : opened.map(({ title }) => inLanguage(title, language));
  return [...new Set(names)].join(', ') || code;
}

/** The rights that are held, in words: one line for each thing, sorted by its name. */
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
