import { createRequire } from 'node:module';

interface NafEntry {
  readonly id: string;
  readonly label: string;
}

const SUB_CLASS = /^\d{2}\.\d{2}[A-Z]$/;

/** The 732 sub-classes of NAF rév. 2 (Insee) with their divisions, from the npm package that publishes them. */
export function nafSubClasses(): readonly Readonly<Record<string, unknown>>[] {
  const entries = createRequire(import.meta.url)('@socialgouv/codes-naf') as readonly NafEntry[];
  const divisions = new Map(entries.filter(({ id }) => id.length === 2).map(({ id, label }) => [id, label]));
  return entries
    .filter(({ id }) => SUB_CLASS.test(id))
    .map(({ id, label }) => ({
      code: id,
      libelle: label,
      division: `${id.slice(0, 2)} ${divisions.get(id.slice(0, 2)) ?? ''}`.trim(),
    }));
}
