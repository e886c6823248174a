import { compare } from '../../../src/resources/language/condition';
import { expect, it } from 'vitest';
import { defineResource } from '../../../src/resources/defineResource';
import { text } from '../../../src/resources/fields/text/kind';
import { createRegistry } from '../../../src/resources/registry/registry';
import type { Words } from '../../../src/resources/language/words';
import { join, toQuery } from '../sql';
import { storedTables } from '../tables/table';
import { foundBySearch } from './foundBySearch';

const words = (one: string): Words => [one, one, one, one];

/** Long texts have no index of their own, so the search text alone must match. */
const Lettres = defineResource({
  name: 'Lettres',
  contract: true,
  label: { one: words('Lettre'), many: words('Lettres') },
  rights: 'LETTRES',
  fields: { objet: text({ label: words('Objet'), required: true, maxLength: 2000 }) },
  representation: 'objet',
  search: ['objet'],
  list: { columns: ['objet'], sort: { field: 'objet', order: 'ASC' } },
});

const [table] = storedTables(createRegistry([Lettres]));
const found = (operator: 'in' | 'equals', value: unknown) => {
  const conditions = table ? foundBySearch(table, compare('objet', operator, value)) : [];
  const { text: query, values } = toQuery(join(conditions, ' and '));
  return { query, values };
};

it('a search finds one of several texts by any of them', () => {
  const { query, values } = found('in', ['bonjour', 'merci']);
  expect(query).toMatch(/^\(.*\$1.* or .*\$2.*\)$/);
  expect(values).toEqual(['bonjour', 'merci']);
});

it('a text too short for the index adds no condition', () => {
  expect(found('in', ['bonjour', 'à']).query).toBe('');
  expect(found('equals', 'bonjour').values).toEqual(['bonjour']);
});
