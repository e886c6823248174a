import { useQueryClient } from '@tanstack/react-query';
import { useCreate, useDelete, useGetList, useNotify, useUpdate } from 'ra-core';
import { FichesIncident } from '../../../resources/schemas/incidents';
import type { AnyRecord } from '../../../resources/language/resourceSchema';
import { refusalText } from './refusalText';

const NONE: readonly AnyRecord[] = [];
/** Page size: more than any incident has. */
const ALL = 500;

export function useBelow(incidentId: number, collection: 'actions' | 'causes' | 'commentaires', isAsked: boolean) {
  const address = `${FichesIncident.name}/${incidentId}/${collection}`;
  const client = useQueryClient();
  const notify = useNotify();
  const {
    data = NONE,
    isPending,
    error,
  } = useGetList<AnyRecord>(
    address,
    { pagination: { page: 1, perPage: ALL }, sort: { field: 'id', order: 'ASC' } },
    { enabled: isAsked, onError: () => undefined },
  );
  const [create] = useCreate();
  const [update] = useUpdate<AnyRecord>();
  const [remove] = useDelete<AnyRecord>();
  /** Writes, refetches the collection, and reports failures. @returns whether it was written */
  const attempt = async (write: () => Promise<unknown>): Promise<boolean> => {
    try {
      await write();
      return true;
    } catch (refusal) {
      notify(refusalText(refusal), { type: 'error' });
      return false;
    } finally {
      // The write has invalidated these queries; wait for them here.
      await client.invalidateQueries(
        { predicate: ({ queryKey: [name] }) => String(name).startsWith(FichesIncident.name) },
        { cancelRefetch: false },
      );
    }
  };
  return {
    address,
    records: data,
    isPending: isAsked && isPending,
    error,
    add: (values: object) => attempt(() => create(address, { data: values }, { returnPromise: true })),
    change: (record: AnyRecord, values: object) =>
      attempt(() => update(address, { id: record.id, data: values, previousData: record }, { returnPromise: true })),
    remove: (record: AnyRecord) =>
      attempt(() => remove(address, { id: record.id, previousData: record }, { returnPromise: true })),
  };
}

export type Below = ReturnType<typeof useBelow>;
