import type { JsonSchema } from '../../src/resources/language/kind';
import type { Random } from './random';

type Schema = Readonly<Record<string, unknown>>;

export type Components = Readonly<Record<string, JsonSchema>>;

const DEEPEST = 6;
const WORDS = ['Atelier', 'Martin', 'réunion', 'Été 2026', 'bilan', 'A1', 'visite', 'Lille', 'code-7'] as const;

const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const schemasIn = (value: unknown): readonly Schema[] => (Array.isArray(value) ? value.filter(isSchema) : []);

const two = (value: number): string => String(value).padStart(2, '0');

const dateOf = (random: Random): string => `2026-${two(random.below(12) + 1)}-${two(random.below(28) + 1)}`;
const timeOf = (random: Random): string => `${two(random.below(24))}:${two(random.below(4) * 15)}`;

const FORMATS: Readonly<Record<string, (random: Random) => string>> = {
  date: dateOf,
  time: timeOf,
  'date-time': (random) => `${dateOf(random)}T${timeOf(random)}:00Z`,
  email: (random) => `essai${random.below(1e6)}@essai.example`,
  uri: (random) => `https://essai.example/${random.below(100)}`,
  uuid: (random) => `00000000-0000-4000-8000-${String(random.below(1e9)).padStart(12, '0')}`,
};

/** Candidates for patterns; the first that matches is used. */
const CANDIDATES: readonly ((random: Random) => string)[] = [
  (random) => `A${random.below(1e6)}`,
  dateOf,
  timeOf,
  (random) => `${two(random.below(12) + 1)}-2026`,
  (random) => String(random.below(30) + 1),
  () => '#1a2b3c',
  (random) => `06123456${two(random.below(100))}`,
  () => '59000',
  () => '73282932000074',
  () => '732829320',
  (random) => `+3361234${random.below(9000) + 1000}`,
  () => 'https://essai.fr/',
  () => 'Premier-jour-1!',
  () => '84.11Z',
  () => 'FREQ=WEEKLY;COUNT=3',
  (random) => `essai${random.below(1e6)}@essai.example`,
  () => 'https://essai.example/',
];

function textFor({ format, pattern, maxLength, minLength }: Schema, random: Random): string {
  const byFormat = typeof format === 'string' ? FORMATS[format] : undefined;
  if (byFormat) return byFormat(random);
  if (typeof pattern === 'string') {
    const expected = new RegExp(pattern, 'u');
    const least = typeof minLength === 'number' ? minLength : 0;
    const found = CANDIDATES.map((make) => make(random)).find((text) => text.length >= least && expected.test(text));
    if (found !== undefined) return found;
  }
  const text = random.chance(0.5) ? random.pick(WORDS) : `${random.pick(WORDS)} ${random.below(1e6)}`;
  const filled = typeof minLength === 'number' ? text.padEnd(minLength, 'x') : text;
  return typeof maxLength === 'number' ? filled.slice(0, maxLength) : filled;
}

function numberFor({ minimum, maximum, exclusiveMinimum, type }: Schema, random: Random): number {
  const above = typeof exclusiveMinimum === 'number' ? exclusiveMinimum + 1 : -Infinity;
  const low = Math.max(typeof minimum === 'number' ? minimum : exclusiveMinimum === undefined ? 0 : above, above);
  const high = typeof maximum === 'number' ? Math.min(maximum, low + 1000) : low + 20;
  const whole = low + random.below(high - low + 1);
  return type === 'number' && random.chance(0.3) ? Math.min(high, whole + 0.5) : whole;
}

/** Generates random values that schemas accept, as far as they describe them. */
export function createSoundValues(components: Components) {
  function valueFor(schema: Schema, random: Random, depth = 0): unknown {
    const { $ref, anyOf, oneOf, allOf, type } = schema;
    if (typeof $ref === 'string') {
      const found: unknown = components[$ref.split('/').at(-1) ?? ''];
      return isSchema(found) ? valueFor(found, random, depth) : null;
    }
    const choices = schemasIn(anyOf ?? oneOf);
    if (choices.length > 0)
      return valueFor((random.chance(0.7) ? choices[0] : random.pick(choices)) ?? {}, random, depth);
    if ('const' in schema) return schema['const'];
    if (Array.isArray(schema['enum'])) return random.pick(schema['enum'] as readonly unknown[]);
    const parts = schemasIn(allOf);
    if (parts.length > 0) return Object.assign({}, ...parts.map((part) => valueFor(part, random, depth)));
    const kind: unknown = Array.isArray(type) ? random.pick(type as readonly unknown[]) : type;
    if (kind === 'object') return fieldsFor(schema, random, depth);
    if (kind === 'array') return listFor(schema, random, depth);
    if (kind === 'integer' || kind === 'number') return numberFor({ ...schema, type: kind }, random);
    if (kind === 'boolean') return random.chance(0.5);
    if (kind === 'string') return textFor(schema, random);
    return null;
  }

  function listFor({ items, minItems = 0, maxItems = 4 }: Schema, random: Random, depth: number): readonly unknown[] {
    if (!isSchema(items)) return [];
    const length = Math.max(Number(minItems), random.below(Math.min(Number(maxItems), 3) + 1));
    return depth > DEEPEST ? [] : Array.from({ length }, () => valueFor(items, random, depth + 1));
  }

  function fieldsFor({ properties, required = [] }: Schema, random: Random, depth: number) {
    if (!isSchema(properties) || depth > DEEPEST) return {};
    const all = random.chance(0.3);
    return Object.fromEntries(
      Object.entries(properties).flatMap(([name, property]) => {
        if (!isSchema(property) || property['readOnly'] === true) return [];
        const wanted = all || (required as readonly unknown[]).includes(name) || random.chance(0.4);
        return wanted ? [[name, valueFor(property, random, depth + 1)] as const] : [];
      }),
    );
  }

  return valueFor;
}

export type SoundValues = ReturnType<typeof createSoundValues>;
