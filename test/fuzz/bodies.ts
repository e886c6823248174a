import type { JsonSchema } from '../../src/resources/language/kind';
import { multipartBody, type Part } from '../support/multipart';
import { breakValue, nastyValue } from './brokenValues';
import type { FuzzBody } from './fuzzRequest';
import { isFields, writeJson } from './json';
import { nastyText } from './nastyTexts';
import type { Random } from './random';
import type { SoundValues } from './soundValues';

const JSON_TYPE = 'application/json';

const FILES = [
  { fileName: 'contrat.pdf', type: 'application/pdf', content: Buffer.from('%PDF-1.7\n%%EOF') },
  {
    fileName: 'photo.png',
    type: 'image/png',
    content: Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    ),
  },
] as const;

const WRONG_TYPES = [
  'text/plain',
  'application/xml',
  'application/x-www-form-urlencoded',
  'application/json; charset=utf-16',
  'application/json; charset=nichts',
  'application/jsonx',
  'multipart/form-data',
  'multipart/form-data; boundary=',
  'multipart/form-data; boundary=x',
  'multipart/mixed; boundary=x',
  'application/x-ndjson',
  'application/merge-patch+json',
  'nichts',
  ';',
  '',
] as const;

const isFile = (schema: unknown): boolean => JSON.stringify(schema ?? null).includes('contentMediaType');

/** A form with the values, and files if the schema has file fields. */
export function formOf(values: unknown, properties: unknown, random: Random): readonly Part[] {
  if (!isFields(values)) return [];
  return Object.entries(values).flatMap(([name, value]): readonly Part[] => {
    const schema = isFields(properties) ? properties[name] : undefined;
    if (isFile(schema)) return [{ name, ...(random.pick(FILES) ?? FILES[0]) }];
    if (value === null) return random.chance(0.5) ? [] : [{ name, value: '' }];
    const texts: readonly unknown[] = Array.isArray(value) ? value : [value];
    return texts.map((one) => ({ name, value: typeof one === 'string' ? one : writeJson(one) }));
  });
}

/** A form with parts that no browser sends. */
function brokenForm(parts: readonly Part[], random: Random): readonly Part[] {
  const wrong: Part = random.chance(0.5)
    ? {
        name: random.pick(['', '__proto__', 'fichier', 'a"; x="', 'nom', 'é', 'x'.repeat(3000)]),
        value: nastyText(random),
      }
    : {
        name: random.pick(['fichier', 'fichiers', 'photo', 'nom', '']),
        fileName: nastyText(random).replace(/[\r\n"]/g, ''),
        type: random.pick(['application/pdf', 'image/png', 'text/html', 'a/b\u0000', '', 'nichts']),
        content: Buffer.from(nastyText(random)),
      };
  const kept = parts.filter(() => random.chance(0.8));
  return random.chance(0.1) ? Array.from({ length: 300 }, () => wrong) : [...kept, wrong];
}

/** Keeps the JSON or form of an operation, and breaks its encoding. */
function brokenOnTheWay(sound: FuzzBody, random: Random): FuzzBody {
  const kind = random.below(6);
  if (kind < 2) return { ...sound, share: random.next() };
  if (kind < 4) return { ...sound, type: random.pick(WRONG_TYPES) };
  const bytes = random.pick([
    Buffer.from([0xff, 0xfe, 0x00]),
    Buffer.from('{"a":"\xff\xed\xa0\x80"}', 'latin1'),
    Buffer.from('\ufeff{}'),
    Buffer.from('{"a":1,}'),
    Buffer.from('{"a":\u0000}'),
    Buffer.from('NaN'),
    Buffer.from('null'),
    Buffer.from('""'),
    Buffer.from('[]'),
    Buffer.from('0'),
    Buffer.from(' '),
    Buffer.from('{"a":1}{"b":2}'),
    Buffer.from("{'a':1}"),
  ]);
  return { ...(sound.type !== undefined && { type: sound.type }), content: { bytes } };
}

interface BodyContext {
  readonly sound: boolean;
  readonly soundValue: SoundValues;
  readonly random: Random;
}

export type SchemaOf = (schema: JsonSchema) => Readonly<Record<string, unknown>>;

/** The body of an operation, either valid or with one flaw. */
export function bodyFor(
  content: Readonly<Record<string, { readonly schema: JsonSchema }>>,
  resolve: SchemaOf,
  { sound, soundValue, random }: BodyContext,
): FuzzBody {
  const type = random.pick(Object.keys(content)) ?? JSON_TYPE;
  const schema = content[type]?.schema ?? {};
  const value = soundValue(schema, random);
  const broken = !sound && random.chance(0.75);
  if (type.startsWith('multipart')) {
    const parts = formOf(value, resolve(schema)['properties'], random);
    const { payload, headers } = multipartBody(broken ? brokenForm(parts, random) : parts);
    const form: FuzzBody = { type: headers['content-type'] ?? type, content: { bytes: payload } };
    return sound || broken ? form : brokenOnTheWay(form, random);
  }
  if (broken) return { type, content: { json: random.chance(0.06) ? nastyValue(random) : breakValue(value, random) } };
  const whole: FuzzBody = { type, content: { json: value } };
  return sound ? whole : brokenOnTheWay(whole, random);
}
