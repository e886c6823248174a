import { ListBase } from 'ra-core';
import { useOffers } from '../access/useOffers';
import { CreateButton } from '../page/CreateButton';
import { NotListed } from '../page/NotListed';
import { useScreen } from '../ScreenContext';
import { usePreferredPageSize } from '../list/paging/usePreferredPageSize';
import { SteadyList } from '../list/state/SteadyList';
import { CollectionContent } from './CollectionContent';
import { CollectionDialogs } from './CollectionDialogs';
import { PanelHeader } from './PanelHeader';

/** The failure is shown where the rows would be, so nothing else announces it. */
const QUERY_OPTIONS = { onError: () => undefined };

export interface CollectionListProps {
  readonly onTotal: (name: string, total: number) => void;
}

/** The list of a collection inside the page of the record above it: its state is not in the address, its forms are dialogs. */
export function CollectionList({ onTotal }: CollectionListProps) {
  const { schema, address } = useScreen();
  const [pageSize] = usePreferredPageSize();
  const { reads } = useOffers();
  return (
    <CollectionDialogs>
      {reads(schema) ? (
        <ListBase
          resource={address}
          sort={schema.list.sort}
          perPage={pageSize}
          queryOptions={QUERY_OPTIONS}
          disableSyncWithLocation
          disableAuthentication
        >
          <SteadyList>
            <CollectionContent onTotal={onTotal} />
          </SteadyList>
        </ListBase>
      ) : (
        <>
          <PanelHeader />
          <NotListed>
            <CreateButton />
          </NotListed>
        </>
      )}
    </CollectionDialogs>
  );
}
