import { expect, it } from 'vitest';
import { schemas } from '../../portal/declared';
import { nearPage } from './nearPage';

const link = (path: string, label: string) => ({ path, label, icon: undefined });
const LINKS = [
  link('/plannings', 'Plannings'),
  link('/adherents', 'Adhérents'),
  link('/utilisateurs', 'Utilisateurs'),
  link('/admin/autorisations', 'Autorisations'),
  { ...link('/planning', 'Ailleurs'), isElsewhere: true },
];
const at = (address: string) => nearPage(address, LINKS, schemas);

it('is the page of the menu whose address is nearest, but none of another application', () => {
  expect(at('/planning')).toEqual({ path: '/plannings', label: 'Plannings' });
  expect(at('/plannings/semaine')?.path).toBe('/plannings');
  expect(at('/admin/autorisation')?.path).toBe('/admin/autorisations');
});

it('is the record whose number follows the address of a list', () => {
  for (const address of ['/adherents/12', '/adherent/12', '/adherents/12/edit'])
    expect(at(address)).toMatchObject({ path: '/adherents/details/12', record: { id: '12' } });
});

it('only the number right below a list’s own address is surely that record', () => {
  const isExact = (address: string) => at(address)?.record?.isExact;
  expect(isExact('/adherents/12')).toBe(true);
  for (const address of ['/adherent/12', '/adherents/12/edit']) expect(isExact(address)).toBe(false);
});

it('is none if no address is near', () => {
  expect(at('/nulle/part')).toBeUndefined();
  expect(at('/')).toBeUndefined();
});
