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

const QUERY_OPTIONS = { onError: () => undefined };

export interface CollectionListProps {
  readonly onTotal: (name: string, total: number) => void;
}

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
