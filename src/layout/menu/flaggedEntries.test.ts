import { expect, it } from 'vitest';
import { schemas } from '../../portal/declared';
import { productRoutes } from '../../resources/schemas/routes/productRoutes';
import { flaggedEntries, type EnvironmentFlags } from './flaggedEntries';
import { menuTree } from './menuTree';

const declared = schemas.filter(({ internal }) => !internal);

const pathsWith = (flags: EnvironmentFlags, rights: readonly string[]) => {
  const sources = flaggedEntries(declared, productRoutes, flags);
  const menu = menuTree(sources.schemas, sources.routes, { rights, functionCodes: [] }, 'fr');
  return menu.flatMap(({ links }) => links.map(({ path }) => path));
};

const NONE = { addNetworkFastTrack: false, mainTenant: false };
const FAST_TRACK = '/partenaires-fastt/creation';

it('the quick addition to the network is offered with its flag, to people who may create a partner', () => {
  const flags = { ...NONE, addNetworkFastTrack: true };
  expect(pathsWith(flags, ['PARTENAIRES_FASTT:create'])).toContain(FAST_TRACK);
  expect(pathsWith(flags, ['PARTENAIRES_FASTT:read'])).not.toContain(FAST_TRACK);
  expect(pathsWith(NONE, ['PARTENAIRES_FASTT:create'])).not.toContain(FAST_TRACK);
});

it('the organisations of the network are shown in the main tenant only', () => {
  expect(pathsWith({ ...NONE, mainTenant: true }, ['TENANTS:read'])).toContain('/organisations');
  expect(pathsWith(NONE, ['TENANTS:read'])).not.toContain('/organisations');
});
