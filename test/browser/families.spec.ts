import { build } from 'vite';
import * as families from '../../examples/families';
import { schemas } from '../../src/portal/declared';
import { TypeContrats } from '../../src/resources/schemas/contrats';
import { otherProducts, test } from './fixtures';
import { driveResources } from './generated/driveResources';
import { OWN_DATA } from './generated/fixtures';

const declared = Object.values(families);

// The portal, and in it what the examples declare.
otherProducts.set('families', {
  program: ['--import', 'tsx', 'examples/portal/server.ts'],
  schemas: [...schemas, ...declared],
});

test.describe('a resource of the portal', () => driveResources([TypeContrats], OWN_DATA));

test.describe('the families of the examples', { tag: '@long' }, () => {
  test.beforeAll(async () => {
    test.setTimeout(240_000);
    await build({ configFile: 'examples/portal/vite.config.ts', logLevel: 'error' });
  });

  driveResources(declared, 'families');
});
