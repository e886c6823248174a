import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useListContext } from 'ra-core';
import { useEffect } from 'react';
import type { AnyRecord } from '../../../language/resourceSchema';
import { useScreen } from '../../ScreenContext';
import type { TreeRow } from '../table/rowTree';
import { windowOf, type ListWindow } from './listWindow';
import { shownRequest } from './shownRequest';

/** By the address of the collection; they live as long as what was read. */
const windows = new WeakMap<QueryClient, Map<string, ListWindow>>();

/** The parts of lists that were shown last in this visit. */
export function listWindows(client: QueryClient): Map<string, ListWindow> {
  const known = windows.get(client) ?? new Map<string, ListWindow>();
  windows.set(client, known);
  return known;
}

export interface ListWindowKeeperProps {
  readonly rows: readonly TreeRow[];
  readonly total: number;
}

/** Remembers which records the list around shows, in their order: a record that is opened from it leads on to the next one. */
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
