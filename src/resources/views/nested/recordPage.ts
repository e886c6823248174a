import { hasScreens } from '../../access/access';
import type { Registry } from '../../registry/registry';
import type { ResourceSchema } from '../../language/resourceSchema';
import { useRegistry } from '../RegistryContext';
import { useScreen, type ScreenTarget } from '../ScreenContext';

/**
 * The collection that has the details page of a record. For a view below a record it is the collection shown,
 * if that has screens of its own; otherwise the view itself.
 */
export function pageTarget(registry: Registry, target: ScreenTarget): ScreenTarget {
  const { view } = target.schema;
  const source = view?.below === undefined ? undefined : registry.get(view.resource);
  return source && !source.internal && hasScreens(source)
    ? { schema: source, address: source.name, parents: {} }
    : target;
}

/** `pageTarget` for the current collection. */
export const usePageTarget = (): ScreenTarget => pageTarget(useRegistry(), useScreen());

const hasMoreThanItsRow = (registry: Registry, { name, fields, list }: ResourceSchema): boolean =>
  registry.childrenOf(name).some(({ internal }) => !internal) ||
  Object.keys(fields).some((field) => !list.columns.includes(field));

/**
 * True if a record has more to show than its row: child collections, or fields that are not columns. Records
 * of a view beside another collection are shown there.
 */
export function hasOwnPage(registry: Registry, target: ScreenTarget): boolean {
  const { view } = target.schema;
  if (view && view.below === undefined) return false;
  return hasMoreThanItsRow(registry, pageTarget(registry, target).schema);
}

/** `hasOwnPage` for the current collection. */
export const useHasOwnPage = (): boolean => hasOwnPage(useRegistry(), useScreen());
