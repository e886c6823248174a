import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boolean } from '../../fields/boolean/kind';
import { date } from '../../fields/date/kind';
import { dateTime } from '../../fields/dateTime/kind';
import { decimal } from '../../fields/decimal/kind';
import { enumeration } from '../../fields/enumeration/kind';
import type { FieldSpec } from '../../language/kind';
import { month } from '../../fields/month/kind';
import { reference } from '../../fields/reference/kind';
import { referenceSet } from '../../fields/referenceSet/kind';
import { text } from '../../fields/text/kind';
import type { Words } from '../../language/words';
import { fromCell, toCell } from './cells';
import { columnsOf, headingOf } from './columns';
import { harmlessText, originalText, typedText } from './formulas';
import { uniqueName } from './references';
import type { Cell, CellContext } from './cellTypes';

const LABEL: Words = ['Nom', 'Name', 'Name', 'Nome'];
const CONTEXT: CellContext = {
  decimalComma: true,
  find: (_resource, name) => (name === 'Santé' ? { id: 3 } : name === 'Double' ? 'ambiguous' : 'unknown'),
};
const read = (cell: Cell, spec: FieldSpec, context: Partial<CellContext> = {}) =>
  fromCell(cell, spec, { ...CONTEXT, ...context });
const day = (iso: string) => new Date(`${iso}Z`);

const state = enumeration({
  label: LABEL,
  options: [
    { value: 'EnCours', label: ['En cours', 'Open', 'Offen', 'Aberto'] },
    { value: 'Clos', label: ['Clos', 'Closed', 'Offen', 'Fechado'] },
  ],
});

describe('a value as a cell', () => {
  it.each<[unknown, FieldSpec, Cell]>([
    [12.5, decimal({ label: LABEL }), 12.5],
    [false, boolean({ label: LABEL }), false],
    ['2026-03-01', date({ label: LABEL }), day('2026-03-01T00:00')],
    // Excel cannot represent this day.
    ['1850-03-01', date({ label: LABEL }), '1850-03-01'],
    ['2026-07-01T12:30:00.000Z', dateTime({ label: LABEL }), day('2026-07-01T14:30')],
    // Half past two occurs twice in the night when daylight saving ends; this is the first.
    ['2026-10-25T00:30:00.000Z', dateTime({ label: LABEL }), '2026-10-25T00:30:00.000Z'],
    ['2026-10-25T00:00:00.000Z', dateTime({ label: LABEL }), '2026-10-25T00:00:00.000Z'],
    ['EnCours', state, 'En cours'],
    [[3, 4], referenceSet({ label: LABEL, resource: 'Domaines' }), 'Santé ; #4'],
    [null, text({ label: LABEL }), null],
    // A value that is not canonical still becomes a text.
    [{ a: 1 }, text({ label: LABEL }), '{"a":1}'],
  ])('%j', (value, spec, cell) => {
    expect(toCell(value, spec, (_resource, id) => (id === 3 ? 'Santé' : undefined))).toEqual(cell);
  });

  it("is the label in the reader's language, or the stored value if the label is ambiguous", () => {
    const cells = (['fr', 'en', 'de'] as const).map((language) => toCell('Clos', state, () => undefined, language));
    expect(cells).toEqual(['Clos', 'Closed', 'Clos']);
  });
});

describe('a cell as a value', () => {
  it.each<[Cell, FieldSpec, unknown]>([
    ['1.234', decimal({ label: LABEL, scale: 3 }), 1234],
    ['1.234,5', decimal({ label: LABEL }), 1234.5],
    [1.5, decimal({ label: LABEL }), 1.5],
    ['oui', boolean({ label: LABEL }), true],
    [1, boolean({ label: LABEL }), true],
    ['01/03/2026', date({ label: LABEL }), '2026-03-01'],
    [day('2026-03-01T00:00'), date({ label: LABEL }), '2026-03-01'],
    [day('2026-03-01T00:00'), month({ label: LABEL }), '2026-03'],
    ['2026-03-01', dateTime({ label: LABEL }), '2026-02-28T23:00:00.000Z'],
    [day('2026-03-01T14:30'), dateTime({ label: LABEL }), '2026-03-01T13:30:00.000Z'],
    [7, text({ label: LABEL }), '7'],
    ["'+33", text({ label: LABEL }), '+33'],
    ['  ', text({ label: LABEL }), null],
    ['closed', state, 'Clos'],
    ['Santé', reference({ label: LABEL, resource: 'Domaines' }), 3],
    ['Double [#9]', reference({ label: LABEL, resource: 'Domaines' }), 9],
    ['#12 ; Santé', referenceSet({ label: LABEL, resource: 'Domaines' }), [12, 3]],
  ])('%j', (cell, spec, value) => {
    expect(read(cell, spec)).toEqual({ ok: true, value });
  });

  it('with a decimal point uses commas as thousands separators', () => {
    expect(read('1,234', decimal({ label: LABEL, scale: 3 }), { decimalComma: false })).toEqual({
      ok: true,
      value: 1234,
    });
  });

  it.each<[Cell, FieldSpec, object]>([
    ['peut-être', boolean({ label: LABEL }), { code: 'boolean' }],
    [new Date(NaN), date({ label: LABEL }), { code: 'date' }],
    [day('2026-03-01T10:00'), date({ label: LABEL }), { code: 'date' }],
    ['Inconnu', reference({ label: LABEL, resource: 'D' }), { code: 'unknownReference', args: { text: 'Inconnu' } }],
    ['Double', reference({ label: LABEL, resource: 'D' }), { code: 'ambiguousReference', args: { text: 'Double' } }],
  ])('%j is refused', (cell, spec, issue) => {
    expect(read(cell, spec)).toMatchObject({ ok: false, issues: [issue] });
  });
});

describe('a text that looks like a formula', () => {
  it('is escaped from spreadsheets, and read back unchanged', () => {
    const formula = fc.tuple(fc.constantFrom('=', '+', '-', '@', '\t', '\r', "'=", "''@", ''), fc.string());
    fc.assert(
      fc.property(formula, ([start, rest]) => {
        const written = start + rest;
        expect(harmlessText(written)).not.toMatch(/^[=+\-@\t\r]/);
        expect(originalText(harmlessText(written))).toBe(written);
        expect(originalText(typedText(written))).toBe(written);
      }),
    );
  });
});

describe('headings', () => {
  const schema = {
    fields: {
      nom: text({ label: LABEL }),
      name: text({ label: ['Autre', 'Other', 'Anderer', 'Outro'] }),
      un: text({ label: ['Même', 'Same', 'Gleich', 'Mesmo'] }),
      deux: text({ label: ['MEME', 'Second', 'Zweiter', 'Segundo'] }),
    },
  };
  const columns = columnsOf(schema);

  it('are unique per column, in every language', () => {
    expect(columns.map((column) => headingOf(column, columns, 'fr'))).toEqual([
      'Identifiant',
      'Version',
      'Nom',
      'Autre',
      'Même (un)',
      'MEME (deux)',
    ]);
    expect(columns.map((column) => headingOf(column, columns, 'en'))).toContain('Name (nom)');
  });
});

describe('the name of a record', () => {
  const fields = { nom: text({ label: LABEL, unique: true }), ville: text({ label: LABEL }) };

  it('is used alone if unique, and with its id otherwise', () => {
    const named = (over: object, name = 'Santé') => uniqueName({ fields, representation: ['nom'], ...over }, 12, name);
    expect(named({})).toBe('Santé');
    expect(named({}, 'Salle [#4]')).toBe('Salle [#4] [#12]');
    expect(named({}, '#12')).toBe('#12');
    expect(named({ representation: ['nom', 'ville'] })).toBe('Santé [#12]');
    expect(named({ parent: { resource: 'Clubs', parameter: 'clubId' } })).toBe('Santé [#12]');
    expect(named({ fields: { ...fields, code: text({ label: LABEL, unique: true }) } })).toBe('Santé [#12]');
  });
});
