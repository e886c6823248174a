import { expect, it } from 'vitest';
import { isFields } from '../fuzz/json';
import type { FuzzOperation } from '../fuzz/operations';
import { always, jsonBodyFor, operations, pathOf, type DescribedServer } from '../support/describedServer';

// Forms and imports parse localised numbers, because they show the result; for an API client, it would be guessing.

const GUESSES = ['1 234', '1,5', '5%5', '1.2.3', '12 €', '1.234,0'] as const;

type Path = readonly (string | number)[];

const numbersIn = (value: unknown, path: Path = []): readonly Path[] =>
  typeof value === 'number'
    ? [path]
    : Array.isArray(value)
      ? value.flatMap((one, index) => numbersIn(one, [...path, index]))
      : isFields(value)
        ? Object.entries(value).flatMap(([name, one]) => numbersIn(one, [...path, name]))
        : [];

function withValueAt(value: unknown, [name, ...rest]: Path, other: unknown): unknown {
  if (name === undefined) return other;
  if (Array.isArray(value)) return value.map((one, index) => (index === name ? withValueAt(one, rest, other) : one));
  return isFields(value) ? { ...value, [name]: withValueAt(value[name], rest, other) } : value;
}

/**
 * Tests that the API accepts no localised numbers.
 *
 * @param server opened before the first test
 * @param written the operations whose bodies are tried
 */
export function refusesWrittenNumbers(server: () => DescribedServer, written: readonly FuzzOperation[]): void {
  it('no localised number in a body is accepted, at any depth', async () => {
    const wrong: string[] = [];
    let named = 0;
    let deep = 0;
    for (const operation of written) {
      const { method, template } = operation;
      const parameters = server().known.parametersFor(template, always(false));
      const value = jsonBodyFor(operation, parameters, always(true)) ?? {};
      for (const [index, path] of numbersIn(value).entries()) {
        const guess = GUESSES[index % GUESSES.length];
        const payload = JSON.stringify(withValueAt(value, path, guess));
        const { status, body } = await server().send(method, pathOf(template, parameters), 'application/json', payload);
        if (status < 400 || status >= 500) wrong.push(`${method} ${template}: ${path.join('.')} = ${guess}: ${status}`);
        const errors = isFields(body) && isFields(body['errors']) ? Object.keys(body['errors']) : [];
        const isNamed = errors.some((one) => one.startsWith(String(path[0])));
        if (isNamed) named += 1;
        if (isNamed && path.length > 1) deep += 1;
      }
    }
    expect(wrong).toEqual([]);
    // The others are refused because of their address or another field.
    expect([named > 150, deep > 20], `${named} named, ${deep} of them deep`).toEqual([true, true]);
  }, 120_000);

  it('no localised number in a query is accepted', async () => {
    const wrong: string[] = [];
    let asked = 0;
    for (const { method, template, parameters: described } of operations) {
      const path = pathOf(template, server().known.parametersFor(template, always(false)));
      for (const { name, schema } of described.filter((one) => one.in === 'query')) {
        if (!['integer', 'number'].includes(String(schema['type']))) continue;
        const guess = GUESSES[asked++ % GUESSES.length] ?? '';
        const { status } = await server().send(method, `${path}?${name}=${encodeURIComponent(guess)}`);
        if (status < 400 || status >= 500) wrong.push(`${method} ${template}: ${name} = ${guess}: ${status}`);
      }
    }
    expect(wrong).toEqual([]);
    expect(asked).toBeGreaterThan(100);
  }, 120_000);
}
