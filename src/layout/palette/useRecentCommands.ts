import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import { heldOf, isRouteAllowed, ruleOf } from '../../resources/access/access';
import { readReferenced } from '../../resources/registry/referenced';
import { namedThrough } from '../../resources/records/representation';
import type { AnyRecord } from '../../resources/language/resourceSchema';
import { useLanguage } from '../../i18n/useLanguage';
import { useRegistry } from '../../resources/views/RegistryContext';
import { useGrants } from '../../resources/views/access/useGrants';
import { useVisits } from '../visits/useVisits';
import type { Command } from './commands';
import { recordCommand } from './recordCommand';

const NONE: readonly Command[] = [];

/** Recently opened records, latest first; without deleted and no longer readable ones. */
export function useRecentCommands(): readonly Command[] {
  const dataProvider = useDataProvider();
  const registry = useRegistry();
  const { held } = useGrants();
  const [language] = useLanguage();
  const [visits] = useVisits();
  const { data = NONE } = useQuery({
    queryKey: ['palette', 'recents', visits, language],
    enabled: held !== undefined && visits.length > 0,
    queryFn: async ({ signal }) => {
      const read = async (address: string, ids: readonly number[]) =>
        (await dataProvider.getMany<AnyRecord & { missing?: boolean }>(address, { ids: [...ids], signal })).data;
      const found = await Promise.all(
        visits.map(async ({ resource, id }): Promise<readonly Command[]> => {
          const place = registry.resolve(resource);
          if (!place || !held || !isRouteAllowed(ruleOf(place.schema, 'show'), heldOf(place.schema, 'show', held)))
            return NONE;
          try {
            const records = (await read(resource, [Number(id)])).filter(({ missing }) => !missing);
            const referenced = await readReferenced(registry, place, records, namedThrough(place.schema), read);
            return records.map((record) => ({
              ...recordCommand(place, record, language, referenced),
              group: 'recents' as const,
            }));
          } catch {
            // Without its record there is no label: skip it.
            return NONE;
          }
        }),
      );
      return found.flat();
    },
  });
  return data;
}
