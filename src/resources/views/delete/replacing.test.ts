import { describe, expect, it, vi } from 'vitest';
import { defineResource } from '../../defineResource';
import { reference } from '../../fields/reference/kind';
import { referenceSet } from '../../fields/referenceSet/kind';
import { text } from '../../fields/text/kind';
import { createRegistry } from '../../registry/registry';
import { replaceableIn, replacingChanges } from './replacing';
import { usesList } from './usesList';

const label = ['X', 'X', 'X', 'X'] as const;
const common = {
  label: { one: label, many: label },
  representation: 'nom',
  list: { columns: ['nom'], sort: { field: 'nom', order: 'ASC' } },
} as const;
const nom = text({ label, required: true });
const Themes = defineResource({ ...common, name: 'Themes', rights: 'THEMES', fields: { nom } });
const Fiches = defineResource({
  ...common,
  name: 'Fiches',
  rights: 'FICHES',
  fields: {
    nom,
    themeId: reference({ label, resource: 'Themes' }),
    autres: referenceSet({ label, resource: 'Themes' }),
  },
});
const Notes = defineResource({
  ...common,
  name: 'Fiches/{ficheId}/notes',
  rights: 'FICHES',
  parent: { resource: 'Fiches', parameter: 'ficheId' },
  fields: { nom, themeId: reference({ label, resource: 'Themes' }) },
});
const registry = createRegistry([Themes, Fiches, Notes]);
const holding = (...rights: string[]) => ({ rights, functionCodes: [] });

describe('replacing a referenced record', () => {
  it('is offered if all references can be edited from their lists', () => {
    const uses = [{ resource: 'Fiches', count: 2 }];
    const names = (held: ReturnType<typeof holding>, all = uses) =>
      replaceableIn(registry, Themes, all, held)?.map(({ field }) => field);
    expect(names(holding('FICHES:update'))).toEqual(['themeId', 'autres']);
    expect(names(holding('FICHES:read'))).toBeUndefined();
    expect(names(holding('FICHES:update'), [...uses, { resource: Notes.name, count: 1 }])).toBeUndefined();
  });

  it('replaces references everywhere, keeps the rest of a set, and deletes the record last', async () => {
    const found = { themeId: [{ id: 1, version: 4 }, { id: 2 }], autres: [{ id: 1, version: 4 }] };
    const selectAll = vi.fn(async (_collection: string, { where }: Readonly<Record<string, unknown>>) => {
      const [condition] = where as readonly { readonly field: keyof typeof found }[];
      return condition ? found[condition.field] : [];
    });
    const getMany = async () => ({ data: [{ id: 1, autres: [7, 5, 9] }] });
    const fields = replaceableIn(registry, Themes, [{ resource: 'Fiches', count: 2 }], holding('FICHES:admin')) ?? [];
    const changes = await replacingChanges({ selectAll, getMany }, fields, { address: 'Themes', from: 5, to: 9 });
    expect(changes).toEqual([
      { collection: 'Fiches', action: 'update', id: 1, version: 4, values: { themeId: 9, autres: [7, 9] } },
      { collection: 'Fiches', action: 'update', id: 2, values: { themeId: 9 } },
      { collection: 'Themes', action: 'delete', id: 5 },
    ]);
    expect(selectAll).toHaveBeenCalledWith('Fiches', {
      where: [{ field: 'themeId', operator: 'in', value: [5] }],
    });
  });
});

describe('the list of what refers to a record', () => {
  const filterOf = (resource: string, ...rights: string[]) => {
    const address = usesList(registry, Themes, { resource, id: 7 }, holding(...rights));
    return address && new URL(address, 'https://x.example').searchParams.get('filter');
  };

  it('is filtered by each field that may hold it', () => {
    const of = (field: string) => ({ field, operator: 'in', value: [7] });
    expect(JSON.parse(filterOf('Fiches', 'FICHES:read') ?? '')).toEqual({
      where: [{ any: [of('themeId'), of('autres')] }],
    });
  });

  it('is offered to those who may read it, if it has a list of its own', () => {
    expect(filterOf('Fiches', 'AUTRES:read')).toBeUndefined();
    expect(filterOf(Notes.name, 'FICHES:read')).toBeUndefined();
    expect(filterOf('Inconnus', 'FICHES:read')).toBeUndefined();
  });
});
