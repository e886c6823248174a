import { ListBase } from 'ra-core';
import { useOffers } from '../access/useOffers';
import { useScreen } from '../ScreenContext';
import { ListContent } from './ListContent';
import { givenFilter, otherListOf } from './otherList';
import { usePreferredPageSize } from './paging/usePreferredPageSize';
import { ListPlaceProvider } from './place/ListPlaceContext';
import { SteadyList } from './state/SteadyList';
import { useOpenGroups } from './table/useClosedGroups';
import { UnlistedScreen } from './UnlistedScreen';

const QUERY_OPTIONS = { onError: () => undefined };

/** The list of a resource, or a message if this API cannot list it. */
export default function ListScreen() {
  const { reads } = useOffers();
  return reads(useScreen().schema) ? <ListedScreen /> : <UnlistedScreen />;
}

/** Keeps sort, page and filters in the query string. */
function ListedScreen() {
  const { schema, address } = useScreen();
  const other = otherListOf(schema);
  const [pageSize] = usePreferredPageSize();
  const open = useOpenGroups(schema);
  return (
    <ListBase
      resource={address}
      sort={schema.list.sort}
      perPage={pageSize}
      filter={{ ...givenFilter(schema), ...open }}
      // Each list of a resource stores its own parameters.
      {...(other && { storeKey: `${other.path}.listParams` })}
      queryOptions={QUERY_OPTIONS}
      // RequireAccess has already checked, and redirects elsewhere.
      disableAuthentication
    >
      <SteadyList isInAddress>
        <ListPlaceProvider>
          <ListContent />
        </ListPlaceProvider>
      </SteadyList>
    </ListBase>
  );
}
