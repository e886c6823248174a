import { describe, expect, it } from 'vitest';
import { defineResource } from '../defineResource';
import type { AnyRecord } from '../language/resourceSchema';
import { text } from '../fields/text/kind';
import { representationOf } from './representation';
import { distinctionsOf } from './namesakes';

const label = ['Nom', 'Name', 'Name', 'Nome'] as const;
const people = defineResource({
  name: 'Personnes',
  label: { one: label, many: label },
  icon: 'user',
  rights: 'PERSONNES',
  path: '/personnes',
  fields: { nom: text({ label }), email: text({ label }), matricule: text({ label }) },
  representation: ['nom'],
  search: ['nom', 'email', 'matricule'],
  list: { columns: ['nom'], sort: { field: 'nom', order: 'ASC' } },
});
const distinguished = (...records: readonly AnyRecord[]) =>
  Object.fromEntries(distinctionsOf(people, records, (record) => representationOf(people, record)));

describe('distinctionsOf', () => {
  it('says nothing of records that have names of their own', () => {
    expect(distinguished({ id: 1, nom: 'Martin' }, { id: 2, nom: 'Petit' })).toEqual({});
  });

  it('takes the first search field in which all records of a name differ', () => {
    const one = { id: 1, nom: 'Hélène Martin', email: 'a@b.fr', matricule: 'M-1' };
    const other = { id: 2, nom: 'Helene martin', email: '', matricule: 'M-2' };
    expect(distinguished(one, { ...other, email: 'c@d.fr' })).toEqual({ 1: 'a@b.fr', 2: 'c@d.fr' });
    expect(distinguished(one, other)).toEqual({ 1: 'M-1', 2: 'M-2' });
    expect(distinguished(one, { ...other, email: 'a@b.fr' })).toEqual({ 1: 'M-1', 2: 'M-2' });
  });

  it('takes their numbers if the reader may not see how they differ', () => {
    expect(distinguished({ id: 1, nom: 'Martin' }, { id: 2, nom: 'Martin' })).toEqual({ 1: '#1', 2: '#2' });
  });
});
