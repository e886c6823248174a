import { matchPath } from 'react-router';
import { expect, it } from 'vitest';
import { hasScreens } from '../access/access';
import { schemas } from '../../portal/declared';
import { createRegistry } from '../registry/registry';
import { screenAddresses } from '../views/screenAddresses';
import { indexPaths } from './pathIndex';

const PATHS = ['/adherents', '/adherents/:id', '/adherents/creation', '/:any/details', '/aide/*', '/Contacts/:id'];
const find = indexPaths(PATHS, (path) => path);

it.each([
  ['/adherents', ['/adherents']],
  ['/adherents/', ['/adherents']],
  ['/adherents/7', ['/adherents/:id', '/adherents/creation', '/:any/details']],
  ['/contacts/7', ['/Contacts/:id', '/:any/details']],
  ['/aide/une/page', ['/aide/*']],
  ['/', []],
])('the candidates at %s are found', (address, expected) => {
  expect(find(address)).toEqual(expected);
});

it('every generated screen with an address is found', () => {
  const all = createRegistry(schemas).visible.filter(hasScreens).flatMap(screenAddresses);
  const findScreens = indexPaths(all, ({ path }) => path);
  for (const { path } of all) {
    const address = path.replace(/:\w+/g, '12');
    const matching = all.filter((one) => matchPath(one.path, address));
    expect(findScreens(address).filter((one) => matchPath(one.path, address))).toEqual(matching);
  }
});
