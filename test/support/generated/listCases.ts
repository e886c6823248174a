import { expect } from 'vitest';
import { applyChanges } from '../../../server/seed/applyRows';
import { kindOf } from '../../../src/resources/fields/kinds';
import { isReference, type Referenced } from '../../../src/resources/registry/referenced';
import { representationOf, textOf } from '../../../src/resources/records/representation';
import { matchesSearch, ownSearch, searchThrough } from '../../../src/resources/records/search';
import type { AnyRecord, ResourceSchema } from '../../../src/resources/language/resourceSchema';
import { withQuery } from './addresses';
import { caseIf, isSingle, type Case } from './cases';
import { fieldShape } from './distinctCases';
import { idsOf, itemsIn, picked, sorted } from './expected';
import { inOrder, pointedBy } from './pointed';
import type { Subject } from './subject';
import { ensureTarget } from './targets';
import { behind } from './viewValues';

/** Changes case and accents, which a search ignores: `Été` becomes `ÈTÈ`. */
const typed = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase().replaceAll('E', 'È').replaceAll('O', 'Ô');

/** A text that finds the first record: its own, or that of the record it references. */
function textsFor(schema: ResourceSchema, record: AnyRecord, field: string, referenced: Referenced): readonly string[] {
  if (!isReference(schema, field)) return [textOf(schema, field, record)];
  const [pointed] = referenced(record, field);
  return pointed ? ownSearch(pointed.schema).map((name) => textOf(pointed.schema, name, pointed.record)) : [];
}

const search = (schema: ResourceSchema): readonly Case[] =>
  schema.search.map((field) => ({
    name: `is found by its ${field}, whatever the case and the accents`,
    shape: fieldShape('search', schema, field),
    async run(subject) {
      const all = await subject.all();
      const referenced = await pointedBy(subject, all, searchThrough(schema));
      const { answer } = subject.first;
      const text = textsFor(schema, answer, field, referenced).find((one) => one !== '');
      if (text === undefined) throw new Error('the first record has no value to search for');
      const words = typed(text).slice(0, 200);
      const found = idsOf(await subject.list({ Search: words }));
      expect(found).toContain(answer.id);
      expect(sorted(found)).toEqual(sorted(idsOf(all.filter((one) => matchesSearch(one, schema, words, referenced)))));
      // The API may set fields such as the author to the same value in all records.
      if (!schema.fields[field]?.readOnly) expect(found.length).toBeLessThan(all.length);
    },
  }));

const isFoundByName = ({ representation, search }: ResourceSchema): boolean =>
  representation.every((field) => search.includes(field));

const searchByName = (schema: ResourceSchema): readonly Case[] =>
  caseIf(isFoundByName(schema), 'is found by its whole name, as pickers and titles show it', async (subject) => {
    const { answer } = subject.first;
    const referenced = await pointedBy(subject, [answer], searchThrough(schema));
    const name = representationOf(schema, answer, referenced);
    expect(idsOf(await subject.list({ Search: name.slice(0, 200) }))).toContain(answer.id);
  });

const sortable = ({ fields }: ResourceSchema): readonly string[] => [
  'id',
  ...Object.entries(fields).flatMap(([name, spec]) => (kindOf(spec).sortable ? [name] : [])),
];

const sorting = (schema: ResourceSchema): readonly Case[] =>
  sortable(schema).map((field) => ({
    name: `is sorted by ${field} in both directions`,
    shape: fieldShape('sort', schema, field),
    async run(subject) {
      const all = await subject.all();
      for (const order of ['ASC', 'DESC'] as const) {
        const found = await subject.list({ OrderBy: field, ...(order === 'DESC' && { OrderByDescending: true }) });
        expect(sorted(idsOf(found))).toEqual(sorted(idsOf(all)));
        // Keyed records have hidden ids.
        if (schema.key !== undefined && field === 'id') continue;
        const expected = await inOrder(subject, all, { field, order });
        const told =
          schema.key === undefined ? idsOf : (records: readonly AnyRecord[]) => records.map((one) => one[field]);
        expect(told(found)).toEqual(told(expected));
      }
    },
  }));

const paging: Case = {
  name: 'is paged: the exact total, and no record twice',
  async run(subject) {
    const { addresses, wide } = subject;
    const all = await subject.all();
    const found: number[] = [];
    for (let page = 1; found.length < all.length; page += 1) {
      const url = withQuery(addresses.list, { ...wide, PageNumber: page, PageSize: 2 });
      const { items, totalCount } = await subject.json<{ items: AnyRecord[]; totalCount: number }>('GET', url);
      expect(totalCount).toBe(all.length);
      expect(items).toHaveLength(Math.min(2, all.length - found.length));
      found.push(...idsOf(items));
    }
    expect(found).toEqual(idsOf(all));
    expect(new Set(found).size).toBe(found.length);
  },
};

const pointsAtItself = ({ name, fields }: ResourceSchema): boolean =>
  Object.values(fields).some((spec) => kindOf(spec).reference?.(spec)?.resource === name);

/** Expects the list to contain its records; below new parents, no others. */
export async function listsItsRecords(subject: Subject): Promise<void> {
  const all = await subject.all();
  for (const { answer } of subject.made) {
    const item = all.find(({ id }) => id === answer.id);
    expect(item).toEqual(picked(answer, Object.keys(item ?? {})));
  }
  // Creating a record that references its siblings creates siblings too.
  if (subject.schema.parent && !pointsAtItself(subject.schema))
    expect(sorted(idsOf(all))).toEqual(sorted(idsOf(subject.made.map(({ answer }) => answer))));
}

const casesOfLists = (schema: ResourceSchema): readonly Case[] => [
  { name: 'is in the list, as it is read', run: listsItsRecords },
  ...caseIf(schema.view?.where !== undefined, 'shows no other record of its source', async (subject) => {
    const { world, addresses } = subject;
    const { source, parents, hidden } = behind(world.registry, schema, subject.parents);
    // Creates the record of another kind with the id of the parent.
    if (hidden) await ensureTarget(world, source, hidden);
    const { id } = await world.write(source, { index: world.indexes(), parents, ...(hidden && { given: hidden }) });
    expect(idsOf(await subject.list())).not.toContain(id);
    expect(await subject.status('GET', addresses.read({ id }))).toBe(404);
    // Otherwise it would be listed below a record of another kind with the same id.
    await applyChanges(world.server.tenant, [{ resource: source.name, action: 'delete', id, parents }]);
  }),
  {
    name: `answers ${schema.operations.list === 'array' ? 'an array' : 'a page'} where nothing is asked for`,
    async run(subject) {
      const answer = await subject.json<unknown>('GET', subject.addresses.list);
      expect(Array.isArray(answer)).toBe(schema.operations.list === 'array');
    },
  },
  {
    name: 'is read by several ids, in their order',
    async run(subject) {
      const ids = idsOf(subject.made.map(({ answer }) => answer)).toReversed();
      const url = withQuery(subject.addresses.list, { ids: ids.join(',') });
      expect(idsOf(itemsIn(await subject.json<AnyRecord[]>('GET', url)))).toEqual(ids);
    },
  },
  ...search(schema),
  ...searchByName(schema),
  ...sorting(schema),
  paging,
];

export const listCases = (schema: ResourceSchema): readonly Case[] => (isSingle(schema) ? [] : casesOfLists(schema));
