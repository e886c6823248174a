import type { Screen } from '../../language/resourceSchema';
import { pathOf } from '../../registry/paths';
import { decodedSegment, type Registry } from '../../registry/registry';
import { hasScreen } from '../access/offeredScreens';

/** Parses react-admin's own paths: `Services`, `Services/create`, `Services/12`, `Services/12/show`. */
function placeOf(segments: readonly string[]): { readonly screen: Screen; readonly above: number }[] {
  const last = segments.at(-1);
  if (last === 'create') return [{ screen: 'create', above: 1 }];
  if (last === 'show') return [{ screen: 'show', above: 2 }];
  return [
    { screen: 'list', above: 0 },
    { screen: 'edit', above: 1 },
  ];
}

/**
 * Translates a path built by react-admin's components to the address of the generated screen.
 *
 * @example declaredAddress(registry, '/Entreprises/12/show') // '/adherents/details/12'
 */
export function declaredAddress(registry: Registry, pathname: string): string | undefined {
  const segments = pathname.split('/').filter((segment) => segment !== '');
  for (const { screen, above } of placeOf(segments)) {
    const found = registry.resolve(segments.slice(0, segments.length - above).join('/'));
    if (!found || found.schema.internal || !hasScreen(found.schema, screen)) continue;
    const id = screen === 'list' || screen === 'create' ? '' : decodedSegment(segments.at(-above) ?? '');
    return id === undefined ? undefined : pathOf(found.schema, screen, id, found.parents);
  }
  return undefined;
}
