import { pathOf } from '../../resources/registry/paths';
import { screenRuleOf } from '../../resources/routes/routeRules';
import type { ProductRoute } from '../../resources/routes/productRoute';
import { PartenairesFASTT } from '../../resources/schemas/partenairesFastt';
import { tenants } from '../../resources/schemas/systeme';
import type { ResourceSchema } from '../../resources/language/resourceSchema';

/** What the environment of a host turns on (section 9 of the specification). */
export interface EnvironmentFlags {
  readonly addNetworkFastTrack: boolean;
  readonly mainTenant: boolean;
}

/** The way to a new partner of the FASTT network, without the list before it. */
const FAST_TRACK: ProductRoute = {
  path: pathOf(PartenairesFASTT, 'create'),
  rule: screenRuleOf(PartenairesFASTT, 'create'),
  layout: 'default',
  title: [
    'Ajout rapide au réseau FASTT',
    'Quick addition to the FASTT network',
    'Schnell ins FASTT-Netzwerk aufnehmen',
    'Adição rápida à rede FASTT',
  ],
  content: [
    'Un nouveau partenaire du réseau FASTT, à valider ensuite.',
    'A new partner of the FASTT network, to be validated afterwards.',
    'Ein neuer Partner des FASTT-Netzwerks, der danach geprüft wird.',
    'Um novo parceiro da rede FASTT, a validar depois.',
  ],
  menu: { group: 'partenaires', icon: 'add' },
};

/** The sources of the menu by the flags of the environment: the organisations of the network are the main tenant's. */
export const flaggedEntries = (
  schemas: readonly ResourceSchema[],
  routes: readonly ProductRoute[],
  { addNetworkFastTrack, mainTenant }: EnvironmentFlags,
) => ({
  schemas: mainTenant ? schemas : schemas.filter(({ name }) => name !== tenants.name),
  routes: addNetworkFastTrack ? [...routes, FAST_TRACK] : routes,
});
