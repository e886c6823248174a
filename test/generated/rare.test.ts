import { createRegistry } from '../../src/resources/registry/registry';
import { testCollections } from '../support/generated/suite';
import { Appareils, Controles, Modeles } from '../support/computedResources';
import { PiecesRares, Rares } from '../support/rareResources';
import { Fermetures, Reservations } from '../support/ruledResources';

const registry = createRegistry([Rares, PiecesRares, Reservations, Fermetures, Appareils, Controles, Modeles]);

testCollections(registry, { full: registry.visible, opened: [] });
