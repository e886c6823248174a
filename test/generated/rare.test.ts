import { createRegistry } from '../../src/resources/registry';
import { testCollections } from '../support/generated/suite';
import { PiecesRares, Rares } from '../support/rareResources';

const registry = createRegistry([Rares, PiecesRares]);

testCollections(registry, { full: registry.visible, opened: [] });
