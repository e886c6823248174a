import fc from 'fast-check';
import { expect, it } from 'vitest';
import { conventionalEntries } from '../../../test/oracle/conventions';
import { menuEntries } from '../../../test/oracle/menuRights';
import { isOpenTo } from '../../../test/oracle/predicates';
import { expectedAt } from '../../../test/oracle/screens';
import { schemas } from '../../portal/declared';
import { productRoutes } from '../../resources/schemas/routes/productRoutes';
import { menuTree } from './menuTree';

const declared = schemas.filter(({ internal }) => !internal);

const shown = (rights: readonly string[]) =>
  menuTree(declared, productRoutes, { rights, functionCodes: [] }, 'fr').map(({ group, links }) => [
    group,
    links.map(({ path }) => path).toSorted(),
  ]);

const named = menuEntries.flatMap(([, addresses]) => addresses);
const entries = menuEntries.map(
  ([group, addresses]) => [group, [...addresses, ...conventionalEntries(group, named)]] as const,
);

const expected = (rights: readonly string[]) =>
  entries
    .map(([group, addresses]) => [
      group,
      addresses.filter((address) => isOpenTo(expectedAt(address) ?? [], rights)).toSorted(),
    ])
    .filter(([, addresses]) => addresses?.length);

const addresses = entries.flatMap(([, ofGroup]) => ofGroup);
const opening = addresses.flatMap((address) => {
  const rights = expectedAt(address);
  return typeof rights === 'object' ? rights : [];
});
const FLAGS = ['read', 'create', 'update', 'admin'];
const everyRight = [
  ...new Set(opening.flatMap((right) => FLAGS.map((flag) => `${right.split(':')[0] ?? ''}:${flag}`))),
];

it('the menu contains only addresses of the oracle', () => {
  expect(addresses.filter((address) => expectedAt(address) === undefined)).toEqual([]);
});

it('the menu is correct for every single right', () => {
  const different = [[], ...[...everyRight, 'INACCESSIBLE:read', 'INACCESSIBLE'].map((right) => [right])].flatMap(
    (rights) =>
      JSON.stringify(shown(rights)) === JSON.stringify(expected(rights))
        ? []
        : [{ rights, shown: shown(rights), expected: expected(rights) }],
  );
  expect(different).toEqual([]);
});

it('the menu is correct for any set of rights, without empty groups', () => {
  fc.assert(
    fc.property(fc.subarray(everyRight), (rights) => {
      expect(shown(rights)).toEqual(expected(rights));
    }),
  );
});
