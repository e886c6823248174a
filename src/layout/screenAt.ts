import { matchPath } from 'react-router';
import type { Screen } from '../resources/registry/paths';
import type { Registry } from '../resources/registry/registry';
import type { ResourceSchema } from '../resources/language/resourceSchema';
import { indexScreens } from '../resources/views/screenAddresses';

/** A generated screen, as an address of the browser names it. */
export interface ScreenAt {
  readonly schema: ResourceSchema;
  readonly screen: Screen;
  readonly id: string | undefined;
  /** The ids of the records above it, by the parameters of the schema's name. */
  readonly parents: Readonly<Record<string, string>>;
}

/** Made once for the declarations that a reader has. */
const indexes = new WeakMap<Registry, ReturnType<typeof indexScreens>>();

/** Which generated screen is at `pathname`; undefined at any other page. */
export function screenAt(registry: Registry, pathname: string): ScreenAt | undefined {
  const mayStandAt = indexes.get(registry) ?? indexScreens(registry.visible);
  indexes.set(registry, mayStandAt);
  for (const { schema, screen, path } of mayStandAt(pathname)) {
    const match = matchPath(path, pathname);
    if (!match) continue;
    const { id, ...parents } = match.params;
    return { schema, screen, id, parents: Object.fromEntries(Object.entries(parents).map(([k, v]) => [k, v ?? ''])) };
  }
  return undefined;
}
