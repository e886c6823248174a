import type { FieldSpec } from '../../resources/language/kind';

/** Options that have a column of their own, or say nothing of what a field takes. */
const TOLD_ELSEWHERE: ReadonlySet<string> = new Set(['kind', 'label', 'help', 'placeholder', 'samples']);

const factOf = (name: string, value: unknown): string | undefined => {
  if (value === undefined || value === false) return undefined;
  if (value === true) return name;
  if (typeof value === 'string' || typeof value === 'number') return `${name}: ${value}`;
  if (name === 'options' && Array.isArray(value))
    return `options: ${value.map((one: { readonly value?: unknown }) => String(one.value)).join(', ')}`;
  return `${name}: ${JSON.stringify(value)}`;
};

/** What a declaration says of a field besides its words, as it is written there. */
export const fieldFacts = (spec: FieldSpec): readonly string[] =>
  Object.entries(spec).flatMap(([name, value]) => (TOLD_ELSEWHERE.has(name) ? [] : (factOf(name, value) ?? [])));
