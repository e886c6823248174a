import { useDataProvider } from 'ra-core';
import { inParallel } from '../../common/inParallel';
import { uniqueName } from '../../exchange/cells/references';
import { kindOf } from '../../fields/kinds';
import type { AnyRecord } from '../../language/resourceSchema';
import { representationOf } from '../../records/representation';
import { useRegistry } from '../RegistryContext';
import { useScreen } from '../ScreenContext';
import type { SampleTargets } from './engine/importEngineTypes';

const FIRST = { page: 1, perPage: 3 } as const;

/** Fetches the first records that required references can point at, with names that resolve back to them. */
export function useSampleTargets(): () => Promise<SampleTargets> {
  const dataProvider = useDataProvider();
  const registry = useRegistry();
  const { schema } = useScreen();
  const resources = Object.values(schema.fields).flatMap((spec) => {
    const pointer = spec.required ? kindOf(spec).reference?.(spec) : undefined;
    // Children of a record can only be referenced within that record.
    return pointer && !pointer.resource.includes('{') ? [pointer.resource] : [];
  });
  return async () => {
    const targets: Record<string, Readonly<Record<number, string>>> = {};
    await inParallel([...new Set(resources)], async (resource) => {
      const target = registry.get(resource);
      const { data } = await dataProvider.getList<AnyRecord>(resource, {
        pagination: FIRST,
        sort: target.list.sort,
        filter: {},
      });
      targets[resource] = Object.fromEntries(
        data.map((record) => [record.id, uniqueName(target, Number(record.id), representationOf(target, record))]),
      );
    });
    return targets;
  };
}
