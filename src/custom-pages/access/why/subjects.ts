import { resourceKey } from '../../../resources/registry/translationKeys';
import { routeOf, type Screen } from '../../../resources/registry/paths';
import type { Registry } from '../../../resources/registry/registry';
import { productRouteAt, screenRuleOf } from '../../../resources/routes/routeRules';
import { productRoutes } from '../../../resources/schemas/routes/productRoutes';
import { hasScreen } from '../../../resources/views/access/offeredScreens';
import type { ResourceSchema } from '../../../resources/language/resourceSchema';
import { inLanguage, type Language } from '../../../resources/language/words';
import { withIds, type Subject } from './subject';
import { toldApart } from './toldApart';

const SCREENS: readonly Screen[] = ['list', 'create', 'show', 'edit'];

type Translate = (key: string, options?: object) => string;

/** Every screen: those of the route table, and the generated ones at other addresses. */
export function screenSubjects(
  registry: Pick<Registry, 'visible' | 'get'>,
  language: Language,
  translate: Translate,
): readonly Subject[] {
  const manyOf = (schema: ResourceSchema) => translate(resourceKey(schema, 'name'), { smart_count: 2 });
  const above = (schema: ResourceSchema): readonly string[] => {
    const parent = schema.parent && registry.get(schema.parent.resource);
    return parent ? [...above(parent), manyOf(parent)] : [];
  };
  const routes = productRoutes
    .filter(({ path }) => path !== '*')
    .map(({ path, title, rule, public: isPublic }) => ({
      label: inLanguage(title, language),
      address: path,
      query: { route: withIds(path) },
      rule,
      ...(isPublic && { isPublic }),
      places: [],
    }));
  const generated = registry.visible
    .filter(({ ownedBy }) => ownedBy === undefined)
    .flatMap((schema) =>
      SCREENS.filter((screen) => hasScreen(schema, screen) && !productRouteAt(routeOf(schema, screen))).map(
        (screen) => {
          const address = routeOf(schema, screen);
          return {
            label: translate(`accessPages.why.screens.${screen}`, { name: manyOf(schema) }),
            address,
            query: { route: withIds(address) },
            rule: screenRuleOf(schema, screen),
            places: above(schema),
          };
        },
      ),
    );
  return toldApart([...routes, ...generated]).sort((a, b) => a.label.localeCompare(b.label, language));
}
