import { ListBase } from 'ra-core';
import type { ReactNode } from 'react';
import type { ListFilter } from '../../resources/records/listFilter';
import { SteadyList } from '../../resources/views/list/state/SteadyList';
import { ScreenProvider, type ScreenTarget } from '../../resources/views/ScreenContext';

/** The failure is shown beside the conditions, so nothing else announces it. */
const QUERY_OPTIONS = { onError: () => undefined };

interface NarrowedListProps {
  readonly target: ScreenTarget;
  readonly filter: ListFilter;
  /** What the list is searched for besides. */
  readonly search?: string;
  readonly children: ReactNode;
}

/** A list of which only the filters and the number of its records are shown. */
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
