import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fieldsOf, NASTY, recordOf } from '../../../test/support/exchange/declarations';
import { mappingOf, thereAndBack, type Writing } from '../../../test/support/exchange/wholeWay';
import { registry } from '../../../test/support/referenceResources';
import { longText } from '../fields/longText/kind';
import { kindOf } from '../fields/kinds';
import { LANGUAGES } from '../language/words';
import type { ResourceSchema } from '../language/resourceSchema';
import { columnsOf } from './cells/columns';
import { isLongRun } from '../../../test/support/longRun';

const template = registry.get('Amis');

const anyTarget = { get: () => template };

const writing: fc.Arbitrary<Writing> = fc.record({
  format: fc.constantFrom('csv', 'xlsx'),
  language: fc.constantFrom(...LANGUAGES),
  headings: fc.constantFrom('labels', 'names'),
});

const exported = fieldsOf.chain((fields) =>
  fc.record({
    fields: fc.constant(fields),
    rows: fc.array(recordOf(fields), { minLength: 1, maxLength: 5 }),
    writing,
  }),
);

it('an export of any declaration and records is read back unchanged', async () => {
  await fc.assert(
    fc.asyncProperty(exported, async (given) => {
      const schema: ResourceSchema = { ...template, fields: given.fields };
      const records = given.rows.map((row, index) => ({ id: index + 1, version: index, ...row }));
      const { mapping, rows } = await thereAndBack(anyTarget, schema, records, given.writing);
      const expected = columnsOf(schema);
      expect(mapping).toEqual(mappingOf(expected));
      const read = new Set(expected.filter(({ isRead }) => isRead).map(({ path: [name] }) => name));
      expect(rows).toEqual(
        records.map((record) => ({
          values: Object.fromEntries(Object.entries(record).filter(([name]) => read.has(name))),
          issues: [],
        })),
      );
    }),
    { numRuns: isLongRun() ? 400 : 150 },
  );
});

it.each(['csv', 'xlsx'] as const)('texts that programs alter survive a %s', async (format) => {
  const spec = longText({ label: ['Texte', 'Text', 'Text', 'Texto'] });
  const schema: ResourceSchema = { ...template, fields: { texte: spec } };
  const texts = NASTY.flatMap((text) => {
    const read = kindOf(spec).parse(text, spec);
    return read.ok && read.value !== '' ? [read.value] : [];
  });
  const records = texts.map((texte, index) => ({ id: index + 1, version: 1, texte }));
  const { rows } = await thereAndBack(anyTarget, schema, records, { format, language: 'fr', headings: 'labels' });
  expect(rows.map(({ values }) => values['texte'])).toEqual(texts);
});
