import { expect, it } from 'vitest';
import { schemas } from '../../src/portal/declared';
import { sampleRecords } from '../../src/resources/exchange/sample/sampleRecords';
import { kindOf } from '../../src/resources/fields/kinds';
import type { ResourceSchema } from '../../src/resources/language/resourceSchema';
import { validateRecord } from '../../src/resources/records/validate';
import { createRegistry } from '../../src/resources/registry/registry';

const registry = createRegistry(schemas);
const everything = Object.fromEntries(registry.schemas.map(({ name }) => [name, [1, 2, 3]]));

/** Spreadsheets cannot contain files. */
const holdsFiles = ({ fields }: ResourceSchema) =>
  Object.values(fields).some((spec) => spec.required && kindOf(spec).oneWayText !== undefined);
const importable = registry.visible.filter((schema) => {
  const { operations, view, computed, internal } = schema;
  return operations.create !== 'none' && !view && !computed && !internal && !holdsFiles(schema);
});

it('the sample file is accepted by every importable declaration', () => {
  const refused = importable.flatMap((schema) =>
    sampleRecords(schema, 3, 'fr', everything).flatMap((values) => {
      const { issues } = validateRecord(schema, values, 'create');
      return Object.entries(issues).map(([field, [issue]]) => `${schema.name}.${field}: ${issue?.code}`);
    }),
  );
  expect([...new Set(refused)]).toEqual([]);
});

it('the sample rows differ in unique fields', () => {
  for (const schema of importable) {
    const rows = sampleRecords(schema, 3, 'fr', everything);
    for (const [name, spec] of Object.entries(schema.fields)) {
      if (!spec.unique || kindOf(spec).reference) continue;
      const values = rows.flatMap((row) => (row[name] === undefined ? [] : [row[name]]));
      expect(new Set(values).size, `${schema.name}.${name}`).toBe(values.length);
    }
  }
});
