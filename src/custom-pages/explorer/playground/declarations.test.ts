import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import * as families from '../../../../examples/families';
import { schemas } from '../../../portal/declared';
import { isSame } from '../../../resources/common/isSame';
import { printDeclaration } from '../printDeclaration';
import { EXAMPLE } from './exampleDeclaration';
import { readDeclarations } from './readDeclarations';
import { sampleRecords } from './sampleRecords';
import { readBeside, tryDeclarations } from './tryDeclarations';

const FAMILIES = 'examples/families';

it('every printed declaration is read back', () => {
  for (const schema of schemas) {
    const [read] = readBeside(printDeclaration(schema), schemas);
    expect({ name: schema.name, isSame: isSame(read, schema) }).toEqual({ name: schema.name, isSame: true });
  }
});

it("the families' files are read like the compiler does", () => {
  const files = readdirSync(FAMILIES).map((name) => readFileSync(join(FAMILIES, name), 'utf8'));
  // The reader does not run functions, and pages declare no resource.
  const read = files
    .filter((text) => text.includes('defineResource(') && !text.includes('=>'))
    .flatMap(readDeclarations);
  expect(read.length).toBeGreaterThan(6);
  for (const schema of read) expect(Object.values(families).some((one) => isSame(one, schema))).toBe(true);
});

it("errors name the unreadable line, and the start's complaints", () => {
  expect(tryDeclarations(EXAMPLE, schemas).problems).toEqual([]);
  expect(tryDeclarations("\n\ndefineResource({ name: alert('x') })", schemas).problems).toEqual(['3: alert']);
  expect(tryDeclarations("alert({ name: 'x' })", schemas).problems).toEqual(['1: alert']);
  expect(tryDeclarations('window.location', schemas).problems).toEqual(['1: window']);
  expect(tryDeclarations(EXAMPLE.replace("columns: ['nom',", "columns: ['nomm',"), schemas).problems).toEqual([
    "S012 Salles: the column 'nomm' is not a field; did you mean 'nom'?",
  ]);
  expect(tryDeclarations("defineResource({ name: 'X', list: 3 })", schemas).problems).not.toEqual([]);
});

it('sample records are valid', () => {
  const [schema] = readDeclarations(EXAMPLE);
  const [first, second] = schema ? sampleRecords(schema) : [];
  expect(first).toMatchObject({ id: 1, places: expect.any(Number) as number, etat: 'ouverte' });
  expect(second?.['nom']).not.toBe(first?.['nom']);
});
