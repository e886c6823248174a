import { schemas } from '../../src/resources/declared';
import { createRegistry } from '../../src/resources/registry';
import { testCollections } from '../support/generated/suite';

const registry = createRegistry(schemas);

testCollections(registry, registry.visible);
