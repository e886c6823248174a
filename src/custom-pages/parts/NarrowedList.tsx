import { ListBase } from 'ra-core';
import type { ReactNode } from 'react';
import type { ListFilter } from '../../resources/records/listFilter';
import { SteadyList } from '../../resources/views/list/state/SteadyList';
import { ScreenProvider, type ScreenTarget } from '../../resources/views/ScreenContext';

/** The failure is shown beside the filters, without a notification. */
const QUERY_OPTIONS = { onError: () => undefined };

interface NarrowedListProps {
  readonly target: ScreenTarget;
  readonly filter: ListFilter;
  readonly search?: string;
  readonly children: ReactNode;
}

/** A list context for filters and a count, without rows. */
export function NarrowedList({ target, filter, search = '', children }: NarrowedListProps) {
  return (
    <ScreenProvider value={target}>
      <ListBase
        resource={target.address}
        filterDefaultValues={filter}
        {...(search !== '' && { filter: { q: search } })}
        sort={target.schema.list.sort}
        perPage={1}
        queryOptions={QUERY_OPTIONS}
        storeKey={false}
        disableSyncWithLocation
        disableAuthentication
      >
        <SteadyList>{children}</SteadyList>
      </ListBase>
    </ScreenProvider>
  );
}
