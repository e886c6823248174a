import type { AccessRule } from '../../../resources/language/accessRule';
import { resourceKey } from '../../../resources/registry/translationKeys';
import { routeOf, type Screen } from '../../../resources/registry/paths';
import type { Registry } from '../../../resources/registry/registry';
import { productRouteAt, screenRuleOf } from '../../../resources/routes/routeRules';
import { productRoutes } from '../../../resources/schemas/routes/productRoutes';
import { hasScreen } from '../../../resources/views/access/offeredScreens';
import { inLanguage, type Language } from '../../../resources/language/words';

export interface Subject {
  readonly label: string;
  /** Parameters for the API: a browser address, or a method and a path. */
  readonly query: { readonly route: string } | { readonly method: string; readonly path: string };
  /** Known here only for screens. */
  readonly rule?: AccessRule;
  /** Reachable without signing in. */
  readonly isPublic?: boolean;
}

const SCREENS: readonly Screen[] = ['list', 'create', 'show', 'edit'];

/** Replaces parameters by any id: rules do not depend on it. */
const withIds = (pattern: string): string => pattern.replace(/\{\w+\}|:\w+/g, '1');

/** Every screen: those of the route table, and the generated ones at other addresses. */
export function screenSubjects(
  registry: Pick<Registry, 'visible'>,
  language: Language,
  translate: (key: string, options?: object) => string,
): readonly Subject[] {
  const routes = productRoutes
    .filter(({ path }) => path !== '*')
    .map(({ path, title, rule, public: isPublic }) => ({
      label: `${inLanguage(title, language)} (${path})`,
      query: { route: withIds(path) },
      rule,
      ...(isPublic && { isPublic }),
    }));
  const generated = registry.visible
    .filter(({ ownedBy }) => ownedBy === undefined)
    .flatMap((schema) =>
      SCREENS.filter((screen) => hasScreen(schema, screen) && !productRouteAt(routeOf(schema, screen))).map(
        (screen) => {
          const pattern = routeOf(schema, screen);
          const name = translate(resourceKey(schema, 'name'), { smart_count: screen === 'list' ? 2 : 1 });
          return {
            label: `${name} (${pattern})`,
            query: { route: withIds(pattern) },
            rule: screenRuleOf(schema, screen),
          };
        },
      ),
    );
  return [...routes, ...generated].sort((a, b) => a.label.localeCompare(b.label, language));
}

const METHODS: readonly string[] = ['get', 'post', 'put', 'patch', 'delete'];

const entriesOf = (value: unknown): readonly (readonly [string, unknown])[] =>
  typeof value === 'object' && value !== null ? Object.entries(value) : [];

export function operationSubjects(document: unknown): readonly Subject[] {
  const paths = entriesOf(document).find(([name]) => name === 'paths')?.[1];
  return entriesOf(paths).flatMap(([path, operations]) =>
    entriesOf(operations)
      .filter(([method]) => METHODS.includes(method))
      .map(([method, operation]) => {
        const summary = entriesOf(operation).find(([name]) => name === 'summary')?.[1];
        const called = `${method.toUpperCase()} ${path}`;
        return {
          label: typeof summary === 'string' ? `${called} · ${summary}` : called,
          query: { method: method.toUpperCase(), path: withIds(path) },
        };
      }),
  );
}
