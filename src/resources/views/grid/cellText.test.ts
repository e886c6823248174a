import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { kinds } from '../../fields/kinds';
import type { FieldSpec, Kind } from '../../language/kind';
import { LANGUAGES } from '../../language/words';
import { choicesOf, copiedText, readCellText, shownText, type CellWords } from './cellText';
import { indexReferences } from './references';
import type { GridColumn } from './sheetTypes';

const REGION = { fr: 'fr-FR', en: 'en-GB', de: 'de-DE', pt: 'pt-PT' };
const references = indexReferences(
  [1, 2, 3, 7, 12, 25, 42].map((id) => ({ id, name: id < 3 ? 'Martin' : `Personne ${id}`, codes: [`P${id}`] })),
);
const wordsIn = (language: (typeof LANGUAGES)[number]): CellWords => ({
  language,
  region: REGION[language],
  references: () => references,
});
const FR = wordsIn('fr');
const columnOf = (spec: FieldSpec): GridColumn => ({ name: 'x', spec, isIdentity: false, written: 'always' });

const textKinds = Object.values(kinds as unknown as Readonly<Record<string, Kind>>).filter(
  ({ upload, inner, oneWayText }) => !upload && !inner && oneWayText === undefined,
);

describe.each(textKinds.map((kind) => [kind.name, kind] as const))('a cell of kind %s', (_name, kind) => {
  const column = columnOf(kind.samples.spec);

  it('copies every value so that it can be pasted, in every language', () => {
    for (const language of LANGUAGES)
      for (const value of kind.samples.valid) {
        const text = copiedText({ value }, column, wordsIn(language));
        expect([text, readCellText(text, column, wordsIn(language))]).toEqual([text, { value }]);
      }
  });

  it('keeps an invalid text as typed', () => {
    for (const { input } of kind.samples.invalid) {
      if (typeof input !== 'string' || input.trim() === '') continue;
      const entry = readCellText(input, column, FR);
      if (!entry.issues) continue;
      expect(entry.value).toBe(input);
      expect(shownText(entry, column, FR)).toBe(input);
    }
  });

  it('is null for an empty text', () => {
    expect(readCellText('  ', column, FR).value).toBeNull();
    expect(shownText({ value: null }, column, FR)).toBe('');
  });
});

describe('references', () => {
  const column = columnOf(kinds.reference.samples.spec);

  it('are found by name or code, ignoring case and accents, and by #id; never by an ambiguous name', () => {
    expect(references.find('PERSONNE 7')).toBe(7);
    expect(references.find('p2')).toBe(2);
    expect(references.find('#2')).toBe(2);
    expect(references.find('#99')).toBeUndefined();
    expect(readCellText('Martin', column, FR)).toEqual({ value: 'Martin', issues: [{ code: 'reference' }] });
  });

  it('are shown by name, and copied so that the same record is found', () => {
    expect(shownText({ value: 2 }, column, FR)).toBe('Martin');
    expect(copiedText({ value: 2 }, column, FR)).toBe('#2');
    expect(copiedText({ value: 7 }, column, FR)).toBe('Personne 7');
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.record({ id: fc.nat(), name: fc.string(), codes: fc.array(fc.string()) }), {
          selector: ({ id }) => id,
        }),
        (candidates) => {
          const known = indexReferences(candidates);
          for (const { id } of candidates) expect(known.find(known.textOf(id))).toBe(id);
        },
      ),
    );
  });
});

it("the options of a field are suggested in the reader's language, and none for free values", () => {
  expect(choicesOf(kinds.enumeration.samples.spec, 'en')[0]).toEqual({ value: 'EnAttente', text: 'Pending' });
  expect(choicesOf(kinds.icon.samples.spec, 'fr')[0]?.value).toBe('Tool');
  expect(choicesOf(kinds.text.samples.spec, 'fr')).toEqual([]);
});

it.each([
  ['telephone', '+33612345678', '06\u00a012\u00a034\u00a056\u00a078'],
  ['month', '2026-03', '03/2026'],
] as const)('a %s is shown as people type it, and parsed to the same value', (kind, value, text) => {
  const column = columnOf(kinds[kind].samples.spec);
  expect(shownText({ value }, column, FR)).toBe(text);
  expect(readCellText(text, column, FR)).toEqual({ value });
});
