import { describe, expect, it } from 'vitest';
import { Articles, Remises } from '../../../test/support/refusingResources';
import { refusalKey, messagesOf } from '../registry/translationKeys';
import { gridColumns } from '../views/grid/columns';
import { editCells, rowOf, sheetOf } from '../views/grid/gridState';
import { issueFinder } from '../views/grid/pending';
import { recordIssues } from './recordIssues';
import { validateRecord } from './validate';

const refused = (field: string, rule = 0) => ({
  [field]: [{ code: 'refusedWhen', args: { resource: 'Remises', field, rule } }],
});
const stock = (count: number | null) => ({
  ...Remises,
  referenced: () => ({ schema: Articles, record: { stock: count } }),
});

describe('a record refused by its declaration', () => {
  it.each([
    [{ quantite: 5, rendu: 5 }, {}],
    [{ quantite: 5, rendu: 6 }, refused('rendu')],
    [{ quantite: 2, mode: 'unite' }, refused('quantite', 1)],
    [{ quantite: 1, mode: 'unite' }, {}],
    [{ le: '2001-01-01' }, {}],
    [{ le: '2999-01-01' }, refused('le')],
  ])('%j', (values, issues) => expect(recordIssues(Remises, values)).toEqual(issues));

  it('needs values to compare: empty ones refuse nothing', () => {
    expect(recordIssues(Remises, { quantite: 5 })).toEqual({});
    expect(recordIssues(stock(null), { articleId: 1, quantite: 5 })).toEqual({});
    expect(recordIssues(stock(1), { quantite: 5 })).toEqual({});
  });

  it('is refused because of the referenced record, if that is known', () => {
    expect(recordIssues(stock(4), { articleId: 1, quantite: 5 })).toEqual(refused('quantite'));
    expect(recordIssues(stock(5), { articleId: 1, quantite: 5 })).toEqual({});
    expect(recordIssues(Remises, { articleId: 1, quantite: 5 })).toEqual({});
  });

  it('is not refused at a hidden field', () => {
    const { rendu } = Remises.fields;
    const hidden = { ...rendu, visibleWhen: { field: 'mode', operator: 'isNotEmpty' } as const };
    const schema = { ...Remises, fields: { ...Remises.fields, rendu: hidden } };
    expect(recordIssues(schema, { quantite: 1, rendu: 2 })).toEqual({});
    expect(recordIssues(schema, { quantite: 1, rendu: 2, mode: 'lot' })).toEqual(refused('rendu'));
  });

  it("is checked again when its condition's fields change, and not otherwise", () => {
    const before = { objet: 'A', articleId: 1, quantite: 9, rendu: 10 };
    expect(recordIssues(stock(4), { ...before, objet: 'B' }, before)).toEqual({});
    expect(recordIssues(stock(4), { ...before, articleId: 2 }, before)).toEqual(refused('quantite'));
    expect(recordIssues(stock(4), { ...before, quantite: 3, rendu: 1 }, before)).toEqual({});
    expect(recordIssues(Remises, { ...before, quantite: 8 }, before)).toEqual(refused('rendu'));
  });

  it('is checked in a revert for the restored values only', () => {
    const now = { objet: 'B', quantite: 9, rendu: 10 };
    expect(recordIssues(Remises, { ...now, objet: 'A' }, now, true)).toEqual({});
    expect(recordIssues(Remises, { ...now, rendu: 11 }, now, true)).toEqual(refused('rendu'));
  });

  it('reports this besides its other errors', () => {
    const { issues } = validateRecord(Remises, { quantite: 1, rendu: 2 }, 'create');
    expect(issues).toEqual({ objet: [{ code: 'required' }], ...refused('rendu') });
  });
});

it('a refusal appears in the spreadsheet', () => {
  const record = { id: 1, objet: 'A', articleId: null, quantite: 5, mode: null, rendu: null };
  const issuesOf = issueFinder(Remises, gridColumns(Remises));
  const edit = (value: number) =>
    editCells(sheetOf([rowOf(record, 1)]), [{ row: 0, name: 'rendu', entry: { value } }]).rows[0];
  const [right, wrong] = [edit(5), edit(6)];
  expect(right && issuesOf(right)).toEqual({});
  expect(wrong && issuesOf(wrong)).toEqual(refused('rendu'));
});

it('each refusal has its translations, under its own key', () => {
  const key = refusalKey(Remises, 'quantite', 0);
  expect(messagesOf([Remises], 'de')[key]).toBe('Es kann nicht mehr ausgegeben werden, als vorrätig ist.');
  expect(messagesOf([Remises], 'fr')[key]).toBe('La quantité remise ne peut pas dépasser la quantité en stock.');
});
