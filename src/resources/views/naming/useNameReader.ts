import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import { NOTHING_KNOWN, readReferenced } from '../../registry/referenced';
import { namedThrough, representationOf } from '../../records/representation';
import type { AnyRecord } from '../../language/resourceSchema';
import { useRegistry } from '../RegistryContext';
import { useScreen } from '../ScreenContext';
import { referencedQuery } from './readTogether';

/** Fetches a record's name on demand, such as for a notification. */
export function useNameReader(): (record: AnyRecord) => Promise<string> {
  const registry = useRegistry();
  const queryClient = useQueryClient();
  const dataProvider = useDataProvider();
  const { schema, parents } = useScreen();
  return async (record) => {
    const read = async (address: string, ids: readonly number[]) => {
      const queries = ids.map((id) => referencedQuery(queryClient, dataProvider, { address, id }));
      return (await Promise.all(queries.map((query) => queryClient.fetchQuery(query)))).flat();
    };
    const referenced = await readReferenced(registry, { schema, parents }, [record], namedThrough(schema), read).catch(
      // The notification appears without the referenced names.
      () => NOTHING_KNOWN,
    );
    return representationOf(schema, record, referenced);
  };
}
