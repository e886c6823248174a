import { describe } from 'vitest';
import * as fleet from '../../examples/comparison/socle/vehicles';
import * as families from '../../examples/families';
import { createRegistry } from '../../src/resources/registry/registry';
import { parametres } from '../../src/resources/schemas/systeme';
import { withAccess } from '../support/accessResources';
import { testCollections } from '../support/generated/suite';
import { isLongRun } from '../support/longRun';

const declared = [...Object.values(families), ...Object.values(fleet)];
const registry = withAccess(createRegistry([...declared, parametres]));

// Tests the examples' declarations through the API like the portal's own resources, with one call.
describe.runIf(isLongRun())('the families of the examples', () => {
  testCollections(registry, { full: declared, opened: [] });
});
