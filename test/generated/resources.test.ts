import { schemas } from '../../src/portal/declared';
import { createRegistry } from '../../src/resources/registry/registry';
import { scopeOf } from '../support/cover/scope';
import { testCollections } from '../support/generated/suite';

const registry = createRegistry(schemas);

testCollections(registry, await scopeOf(registry.visible, 'api'));
