import type { Grants } from '../../resources/access/access';
import { productRoutes } from '../../resources/schemas/routes/productRoutes';
import type { Flag } from '../../resources/language/flags';
import type { ResourceSchema } from '../../resources/language/resourceSchema';
import { rightLabel } from '../../resources/registry/rightName';
import { inLanguage, type Language } from '../../resources/language/words';

/** Display order. */
const FLAGS: readonly Flag[] = ['read', 'create', 'update', 'admin'];

export interface HeldLine {
  /** The right without its flag: `UTILISATEURS`. */
  readonly code: string;
  /** The right's name; the code itself if it has none. */
  readonly name: string;
  readonly flags: readonly Flag[];
  /** Flags that hold only for the companies of profiles. */
  readonly limited: readonly Flag[];
}

/** The name of a right, as on the screens that grant it, else the screens that it opens. */
function nameOf(code: string, schemas: readonly ResourceSchema[], language: Language): string {
  const label = rightLabel(schemas, code, language);
  if (label !== undefined) return label;
  const opened = productRoutes.filter(
    ({ menu, rule }) => menu && rule.rights?.some((right) => right.split(':')[0] === code),
  );
  const names = opened.map(({ title }) => inLanguage(title, language));
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
