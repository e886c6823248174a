import { isFields, RawJson, writeJson } from './json';
import { BORDER_NUMBERS, nastyText } from './nastyTexts';
import type { Random } from './random';

const DEEP = 10_000;
const MANY = 20_000;

/** Values that look like handles of this or another change set. */
const FORGED: readonly [unknown, ...unknown[]] = [
  '@row-1',
  '@row-999999',
  { handle: '@row-1' },
  { handle: 1 },
  { handle: null },
  { handle: { handle: '@row-1' } },
  { id: 1 },
  { $ref: '#' },
];

const deepList = (): RawJson => new RawJson('['.repeat(DEEP) + ']'.repeat(DEEP));
const deepObject = (): RawJson => new RawJson(`${'{"a":'.repeat(DEEP)}1${'}'.repeat(DEEP)}`);

/** A value that hardly any field accepts. */
export function nastyValue(random: Random): unknown {
  const kind = random.below(100);
  if (kind < 35) return nastyText(random);
  if (kind < 65) return new RawJson(random.pick(BORDER_NUMBERS));
  if (kind < 75) return random.pick([null, true, false, [], {}, [[]], [null], { a: { b: 1 } }]);
  if (kind < 87) return random.pick(FORGED);
  if (kind < 95) return Array.from({ length: random.pick([1, 2, 3, 300]) }, () => nastyText(random));
  if (kind < 97) return random.chance(0.5) ? deepList() : deepObject();
  return new RawJson(`[${Array.from({ length: MANY }, () => random.pick(['1', 'null', '"a"', '{}'])).join(',')}]`);
}

/** An object with a duplicate field, or with a name reserved in JavaScript. */
function withRawField(fields: Readonly<Record<string, unknown>>, random: Random): RawJson {
  const name = random.pick([...Object.keys(fields), '__proto__', 'constructor', 'inconnu', 'id', '']) ?? 'inconnu';
  const written = writeJson(fields).slice(0, -1);
  const comma = written === '{' ? '' : ',';
  return new RawJson(`${written}${comma}${JSON.stringify(name)}:${writeJson(nastyValue(random))}}`);
}

export function breakValue(value: unknown, random: Random, depth = 0): unknown {
  if (depth > 0 && random.chance(0.25)) return nastyValue(random);
  if (Array.isArray(value)) {
    const list: readonly unknown[] = value;
    if (list.length === 0 || random.chance(0.3)) return [...list, nastyValue(random)];
    const at = random.below(list.length);
    return list.map((one, index) => (index === at ? breakValue(one, random, depth + 1) : one));
  }
  if (!isFields(value)) return nastyValue(random);
  const names = Object.keys(value);
  const name = random.pick(names);
  if (name === undefined || random.chance(0.12)) return withRawField(value, random);
  if (random.chance(0.1)) return Object.fromEntries(Object.entries(value).filter(([one]) => one !== name));
  return { ...value, [name]: breakValue(value[name], random, depth + 1) };
}
