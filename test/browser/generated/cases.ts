import type { Subject } from './subject';
import { expect } from '@playwright/test';
import { kindOf } from '../../../src/resources/fields/kinds';
import { pathOf } from '../../../src/resources/registry/paths';
import type { ResourceSchema } from '../../../src/resources/language/resourceSchema';
import { labelOf } from '../../support/drive/driver';
import { soon, soonCounts } from '../../support/drive/soon';
import { mayOpen } from './collectionScreen';
import { editedField, searchTexts, sortedColumn } from './columns';
import { filteredFields, filterList } from './filtering';
import { sortBothWays } from './sorting';
import { createRecord, deleteRecord, editRecord, writeSingle } from './writing';

export interface Case {
  readonly name: string;
  readonly run: (subject: Subject) => Promise<void>;
}

const caseIf = (isMeant: boolean, name: string, run: Case['run']): readonly Case[] => (isMeant ? [{ name, run }] : []);

async function showsRow({ screen, mine }: Subject): Promise<void> {
  await soonCounts(await screen.row(mine), 1);
  await screen.seat.health.look();
}

/** Fields that a details page shows in the same way as a list; embedded ones are shown in full there. */
const detailedFields = ({ fields, sections }: ResourceSchema): readonly string[] =>
  sections.flatMap((section) =>
    section.fields.filter((name) => {
      const spec = fields[name];
      return spec && !kindOf(spec).inner;
    }),
  );

async function creates(subject: Subject): Promise<void> {
  const { screen, mine } = subject;
  const record = await createRecord(screen, mine);
  if (!screen.isTab) {
    const { schema, scope, page } = screen;
    if (mayOpen(screen.seat, schema, 'show')) {
      const path = pathOf(schema, 'show', record?.id, screen.parents);
      await soon(() => new URL(page.url()).pathname).toBe(path);
      const fields = detailedFields(schema);
      for (const text of await screen.shown(mine, fields)) await expect(scope).toContainText(text);
      await screen.seat.health.look();
    }
    await screen.open();
  }
}

async function showsInList(subject: Subject): Promise<void> {
  await reveal(subject);
  await showsRow(subject);
}

async function finds({ screen, mine, other = {} }: Subject): Promise<void> {
  const { schema } = screen;
  await screen.search(searchTexts(schema, mine)[0] ?? '');
  await soonCounts(await screen.row(other), 0);
  await soonCounts(await screen.row(mine), 1);
  await screen.search(await screen.commonSearch(mine, other));
}

async function changes(subject: Subject): Promise<void> {
  const { screen, mine, next } = subject;
  const { schema } = screen;
  const field = editedField(schema) ?? '';
  const change = { [field]: next[field] };
  await editRecord(screen, await screen.row(mine), change);
  subject.mine = { ...mine, ...change };
  if (!screen.isTab) await screen.open();
  await reveal(subject);
  await showsRow(subject);
}

/** Brings the record into view if the list is longer than a page. */
async function reveal({ screen, mine }: Subject): Promise<void> {
  const [text] = searchTexts(screen.schema, mine);
  if (text !== undefined) await screen.search(text);
}

async function deletes({ screen, mine }: Subject): Promise<void> {
  const row = await screen.row(mine);
  await deleteRecord(screen, row);
  await soonCounts(row, 0);
  await screen.seat.health.look();
}

/** Deletes the record, undoes that in the notification, and expects the record to be back. */
async function deletesAndTakesBack(subject: Subject): Promise<void> {
  const { screen, mine } = subject;
  await reveal(subject);
  const row = await screen.row(mine);
  await deleteRecord(screen, row);
  await soonCounts(row, 0);
  const notice = screen.page.getByRole('alert').filter({ has: screen.page.getByRole('button', { name: 'Annuler' }) });
  await notice.getByRole('button', { name: 'Annuler' }).last().click();
  await soonCounts(row, 1);
  await screen.seat.health.look();
}

async function writesSingle({ screen, mine }: Subject): Promise<void> {
  await writeSingle(screen, mine);
  for (const text of await screen.shown(mine, Object.keys(mine))) await expect(screen.scope).toContainText(text);
  await screen.seat.health.look();
}

async function showsFields({ screen }: Subject): Promise<void> {
  for (const spec of Object.values(screen.schema.fields)) await expect(screen.scope).toContainText(labelOf(spec));
  await screen.seat.health.look();
}

/** Whether the collection's own operations create its records. */
export const isMade = ({ operations, view }: ResourceSchema): boolean =>
  !view && operations.list !== 'single' && operations.create !== 'none';

const isWritten = (operation: ResourceSchema['operations']['create']): boolean => operation !== 'none';

export interface Tested {
  readonly forms: boolean;
  /** Whether to test what all lists share: searching, sorting, deleting. */
  readonly moves: boolean;
  /** Whether to edit a record, as a representative of forms of the same kind. */
  readonly edits: boolean;
  /** Whether to filter by a field and to undo a deletion. */
  readonly deep?: boolean;
}

/** The tests of a collection's screens, from its declaration. */
export function casesOf(
  { screen, mine, other }: Subject,
  { forms, moves, edits, deep = false }: Tested,
): readonly Case[] {
  const { schema } = screen;
  const { operations } = schema;
  if (operations.list === 'single')
    return [
      ...caseIf(isWritten(operations.update), 'writes the only record and shows it', writesSingle),
      ...caseIf(!isWritten(operations.update), 'shows what is computed', showsFields),
    ];
  const isFound = other !== undefined && searchTexts(schema, mine).length > 0;
  const isSorted = other !== undefined && sortedColumn(schema, mine, other) !== undefined;
  const isFiltered = other !== undefined && filteredFields(schema, mine, other).size > 0;
  return [
    ...caseIf(forms && isMade(schema), 'creates', creates),
    { name: 'lists', run: showsInList },
    ...caseIf(moves && isFound, 'finds by search', finds),
    ...caseIf(moves && isSorted, 'sorts', sortBothWays),
    ...caseIf(deep && isFiltered, 'filters', filterList),
    ...caseIf(edits && isWritten(operations.update) && editedField(schema) !== undefined, 'edits', changes),
    ...caseIf(deep && isWritten(operations.delete), 'deletes, and takes it back', deletesAndTakesBack),
    ...caseIf(moves && isWritten(operations.delete), 'deletes', deletes),
  ];
}
