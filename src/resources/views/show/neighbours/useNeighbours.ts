import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import { useEffect } from 'react';
import type { AnyRecord } from '../../../language/resourceSchema';
import { extended, positionIn, type Position } from '../../list/place/listWindow';
import { listWindows } from '../../list/place/ListWindowKeeper';
import { useScreen } from '../../ScreenContext';

/** The records before and after one in the list that was shown last; undefined where it was not opened from a list. */
export function useNeighbours(id: number): Position | undefined {
  const client = useQueryClient();
  const provider = useDataProvider();
  const { address } = useScreen();
  const windows = listWindows(client);
  const window = windows.get(address);
  const position = window && positionIn(window, id);
  const page = position?.missingPage;
  const request = window && { ...window.request, pagination: { ...window.request.pagination, page: page ?? 1 } };
  const { data } = useQuery({
    // As react-admin keeps the pages of its lists.
    queryKey: [address, 'getList', request],
    queryFn: ({ signal }) => provider.getList<AnyRecord>(address, { ...request, signal }),
    enabled: page !== undefined,
    // Without it the list ends here.
    retry: false,
  });
  const ids = data?.data.map((record) => record.id);
  const whole = window && page !== undefined && ids ? extended(window, page, ids, data?.total ?? window.total) : window;
  useEffect(() => {
    // For the next record, which may stand on the page that was read.
    if (whole && whole !== window) windows.set(address, whole);
  });
  return whole && positionIn(whole, id);
}
