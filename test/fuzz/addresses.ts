import type { OpenApiParameter } from '../../server/http/openapi/openApiDocument';
import { OPERATORS } from '../../src/resources/language/operators';
import { nastyText } from './nastyTexts';
import type { Random } from './random';
import type { SoundValues } from './soundValues';
import { writeJson } from './json';
import { breakValue } from './brokenValues';

/** Path segments that are not valid text, or that change the path. */
const BROKEN_PIECES = [
  '%2e%2e',
  '..',
  '%2e%2e%2f%2e%2e',
  '..%5c..',
  '%',
  '%zz',
  '%0',
  '%00',
  '%C0%AF',
  '%ED%A0%80',
  '%FF%FE',
  '%0d%0aX:%20y',
  '%252e',
  '//',
  ';a=b',
  '*',
  '{id}',
  '@row-1',
  '1.0',
  '01',
  '+1',
  '1%20',
  '\u00e9',
] as const;

/** Encodes a text for an address; lone surrogates become the invalid bytes that careless programs send. */
export function encodeText(text: string): string {
  const pieces = [...text].map((one) => (one.isWellFormed() ? encodeURIComponent(one) : '%ED%A0%80'));
  return pieces.join('');
}

export function brokenPiece(random: Random): string {
  if (random.chance(0.4)) return random.pick(BROKEN_PIECES);
  return encodeText(nastyText(random).slice(0, random.chance(0.05) ? 20_000 : 400));
}

const fieldsToOrderBy = (parameters: readonly OpenApiParameter[]): readonly string[] => {
  const names: unknown = parameters.find(({ name }) => name === 'OrderBy')?.schema['enum'];
  return Array.isArray(names) ? names.map(String) : ['id'];
};

/** A condition of a list, at most two levels deep if valid. */
function condition(parameters: readonly OpenApiParameter[], random: Random, depth = 0): unknown {
  const inner = () => condition(parameters, random, depth + 1);
  if (depth < 2 && random.chance(0.2)) return { [random.pick(['all', 'any', 'not'])]: [inner(), inner()] };
  if (depth < 2 && random.chance(0.05)) return { not: inner() };
  const field = random.pick(fieldsToOrderBy(parameters)) ?? 'id';
  const value = random.pick<unknown>([1, 0, true, 'a', '2026-01-01', [1, 2], ['a'], null, [null], '10:00', 0.5]);
  return { field, operator: random.pick(OPERATORS), value };
}

const pair = (name: string, value: string): string => `${encodeText(name)}=${encodeText(value)}`;

/** Query parameters that fit their schemas, or with one of them broken. */
export function queryFor(
  parameters: readonly OpenApiParameter[],
  { sound, soundValue, random }: { readonly sound: boolean; readonly soundValue: SoundValues; readonly random: Random },
): readonly string[] {
  const own = parameters.filter((one) => one.in === 'query');
  const share = random.pick([0.1, 0.3, 0.6]);
  const wanted = own.filter(({ name, required }) => required || (random.chance(share) && (sound || name !== 'ids')));
  const query = wanted.map(({ name, schema }) => {
    if (name === 'Filter') return pair(name, writeJson(condition(parameters, random)));
    if (name === 'Collection') return pair(name, random.pick(['Entreprises', 'Themes', 'Entreprises/1/contrats']));
    const value = name === 'ids' ? '1,2,3' : soundValue(schema, random);
    return pair(name, typeof value === 'string' ? value : writeJson(value));
  });
  if (sound) return query;
  const name = random.pick(own)?.name ?? 'inconnu';
  const broken = () => {
    if (name === 'Filter')
      return pair(name, writeJson(breakValue(condition(parameters, random), random)).slice(0, 6000));
    const text = nastyText(random).slice(0, 4000);
    return random.pick([
      pair(name, text),
      `${encodeText(name)}=${random.pick(BROKEN_PIECES)}`,
      `${name}[]=1&${name}=2`,
      encodeText(text),
    ]);
  };
  return random.chance(0.2) ? [...query, broken(), broken()] : [...query, broken()];
}
