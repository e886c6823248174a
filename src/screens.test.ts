import { matchPath } from 'react-router';
import { expect, it } from 'vitest';
import specified from '../test/contract/fixtures/routes.json';
import { schemas } from './portal/declared';
import { createRegistry } from './resources/registry/registry';
import { routerPath } from './resources/routes/routeRules';
import { indexScreens } from './resources/views/screenAddresses';
import { screens } from './screens';

const generatedAt = indexScreens(createRegistry(schemas).visible);

const addressOf = (path: string): string => path.replace(/\{\w+\}/g, '1');

const signedIn = specified.filter((route) => !('public' in route));

it.each(signedIn.map(({ path }) => path))('%s has a screen', (path) => {
  const address = addressOf(path);
  const own = Object.keys(screens).filter((one) => matchPath(routerPath(one), address));
  const generated = generatedAt(address).filter((one) => matchPath(one.path, address));
  expect(own.length + generated.length).toBeGreaterThan(0);
});
