import { pathOf } from '../../resources/registry/paths';
import { screenRuleOf } from '../../resources/routes/routeRules';
import type { ProductRoute } from '../../resources/routes/productRoute';
import { PartenairesFASTT } from '../../resources/schemas/partenairesFastt';
import { tenants } from '../../resources/schemas/systeme';
import type { ResourceSchema } from '../../resources/language/resourceSchema';

/** Menu flags of the host's environment (section 9 of the specification). */
export interface EnvironmentFlags {
  readonly addNetworkFastTrack: boolean;
  readonly mainTenant: boolean;
}

/** Creates a partner of the FASTT network, without its list. */
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
  menu: {
    group: 'partenaires',
    icon: 'add',
    label: ['Ajout rapide FASTT', 'Quick FASTT addition', 'FASTT-Schnellaufnahme', 'Adição rápida FASTT'],
  },
};

/** The sources of the menu, filtered by flags: only the main tenant manages the network's organisations. */
export const flaggedEntries = (
  schemas: readonly ResourceSchema[],
  routes: readonly ProductRoute[],
  { addNetworkFastTrack, mainTenant }: EnvironmentFlags,
) => ({
  schemas: mainTenant ? schemas : schemas.filter(({ name }) => name !== tenants.name),
  routes: addNetworkFastTrack ? [...routes, FAST_TRACK] : routes,
});
