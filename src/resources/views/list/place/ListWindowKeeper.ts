import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useListContext } from 'ra-core';
import { useEffect } from 'react';
import type { AnyRecord } from '../../../language/resourceSchema';
import { useScreen } from '../../ScreenContext';
import type { TreeRow } from '../table/rowTree';
import { windowOf, type ListWindow } from './listWindow';
import { shownRequest } from './shownRequest';

/** By collection address; same lifetime as the query cache. */
const windows = new WeakMap<QueryClient, Map<string, ListWindow>>();

export function listWindows(client: QueryClient): Map<string, ListWindow> {
  const known = windows.get(client) ?? new Map<string, ListWindow>();
  windows.set(client, known);
  return known;
}

export interface ListWindowKeeperProps {
  readonly rows: readonly TreeRow[];
  readonly total: number;
}

/** Stores the shown records in order, for the next and previous links of details pages. */
export function ListWindowKeeper({ rows, total }: ListWindowKeeperProps): null {
  const client = useQueryClient();
  const { address } = useScreen();
  const { data, isPlaceholderData = false } = useListContext<AnyRecord>();
  useEffect(() => {
    if (isPlaceholderData) return;
    const request = shownRequest(client, address, data);
    const ids = rows.map(({ record }) => record.id);
    if (request) listWindows(client).set(address, windowOf(request, ids, total));
  }, [client, address, data, isPlaceholderData, rows, total]);
  return null;
}
