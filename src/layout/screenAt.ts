import { matchPath } from 'react-router';
import { hasScreens } from '../resources/access/access';
import { routeOf, type Screen } from '../resources/registry/paths';
import type { Registry } from '../resources/registry/registry';
import type { ResourceSchema } from '../resources/language/resourceSchema';

/** A generated screen, as an address of the browser names it. */
export interface ScreenAt {
  readonly schema: ResourceSchema;
  readonly screen: Screen;
  readonly id: string | undefined;
  /** The ids of the records above it, by the parameters of the schema's name. */
  readonly parents: Readonly<Record<string, string>>;
}

const SCREENS: readonly Screen[] = ['list', 'create', 'show', 'edit'];

/** Which generated screen is at `pathname`; undefined at any other page. */
export function screenAt(registry: Registry, pathname: string): ScreenAt | undefined {
  for (const schema of registry.visible.filter(hasScreens)) {
    for (const screen of SCREENS) {
      const match = matchPath(routeOf(schema, screen), pathname);
      if (!match) continue;
      const { id, ...parents } = match.params;
      return { schema, screen, id, parents: Object.fromEntries(Object.entries(parents).map(([k, v]) => [k, v ?? ''])) };
    }
  }
  return undefined;
}
