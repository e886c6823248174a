import { hasScreens } from '../../access/access';
import type { Registry } from '../../registry/registry';
import type { ResourceSchema } from '../../language/resourceSchema';
import { useRegistry } from '../RegistryContext';
import { useScreen, type ScreenTarget } from '../ScreenContext';

/**
 * The collection among whose pages a record's own is: of a view below a record, the one that it shows, which stands by
 * itself. A record without a place there keeps its page in the view.
 */
export function pageTarget(registry: Registry, target: ScreenTarget): ScreenTarget {
  const { view } = target.schema;
  const source = view?.below === undefined ? undefined : registry.get(view.resource);
  return source && !source.internal && hasScreens(source)
    ? { schema: source, address: source.name, parents: {} }
    : target;
}

/** As `pageTarget`, of the collection around. */
export const usePageTarget = (): ScreenTarget => pageTarget(useRegistry(), useScreen());

const hasMoreThanItsRow = (registry: Registry, { name, fields, list }: ResourceSchema): boolean =>
  registry.childrenOf(name).some(({ internal }) => !internal) ||
  Object.keys(fields).some((field) => !list.columns.includes(field));

/**
 * Whether a record of the collection has more to show than its row in a list: collections below it, or fields beyond the
 * columns. The records of a view beside another collection are shown there.
 */
export function hasOwnPage(registry: Registry, target: ScreenTarget): boolean {
  const { view } = target.schema;
  if (view && view.below === undefined) return false;
  return hasMoreThanItsRow(registry, pageTarget(registry, target).schema);
}

/** As `hasOwnPage`, of the collection around. */
export const useHasOwnPage = (): boolean => hasOwnPage(useRegistry(), useScreen());
