import { matchPath } from 'react-router';
import { hasScreens } from '../resources/access/access';
import { routeOf, type Screen } from '../resources/registry/paths';
import type { Registry } from '../resources/registry/registry';
import type { ResourceSchema } from '../resources/language/resourceSchema';
import { indexPaths } from '../resources/routes/pathIndex';

/** A generated screen, as an address of the browser names it. */
export interface ScreenAt {
  readonly schema: ResourceSchema;
  readonly screen: Screen;
  readonly id: string | undefined;
  /** The ids of the records above it, by the parameters of the schema's name. */
  readonly parents: Readonly<Record<string, string>>;
}

const SCREENS: readonly Screen[] = ['list', 'create', 'show', 'edit'];

const indexOf = ({ visible }: Registry) =>
  indexPaths(
    visible
      .filter(hasScreens)
      .flatMap((schema) => SCREENS.map((screen) => ({ schema, screen, path: routeOf(schema, screen) }))),
    ({ path }) => path,
  );

/** What may stand at an address: with each address that is opened, hundreds of patterns would be compared. */
const indexes = new WeakMap<Registry, ReturnType<typeof indexOf>>();

/** Which generated screen is at `pathname`; undefined at any other page. */
export function screenAt(registry: Registry, pathname: string): ScreenAt | undefined {
  const mayStandAt = indexes.get(registry) ?? indexOf(registry);
  indexes.set(registry, mayStandAt);
  for (const { schema, screen, path } of mayStandAt(pathname)) {
    const match = matchPath(path, pathname);
    if (!match) continue;
    const { id, ...parents } = match.params;
    return { schema, screen, id, parents: Object.fromEntries(Object.entries(parents).map(([k, v]) => [k, v ?? ''])) };
  }
  return undefined;
}
