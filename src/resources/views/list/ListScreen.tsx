import { ListBase } from 'ra-core';
import { useOffers } from '../access/useOffers';
import { useScreen } from '../ScreenContext';
import { ListContent } from './ListContent';
import { givenFilter, otherListOf } from './otherList';
import { usePreferredPageSize } from './paging/usePreferredPageSize';
import { ListPlaceProvider } from './place/ListPlaceContext';
import { SteadyList } from './state/SteadyList';
import { UnlistedScreen } from './UnlistedScreen';

/** The failure is shown where the rows would be, so nothing else announces it. */
const QUERY_OPTIONS = { onError: () => undefined };

/** The list of a resource, as far as this API has one. */
export default function ListScreen() {
  const { reads } = useOffers();
  return reads(useScreen().schema) ? <ListedScreen /> : <UnlistedScreen />;
}

/** Sorting, page and filters stand in the address. */
function ListedScreen() {
  const { schema, address } = useScreen();
  const other = otherListOf(schema);
  const [pageSize] = usePreferredPageSize();
  return (
    <ListBase
      resource={address}
      sort={schema.list.sort}
      perPage={pageSize}
      filter={givenFilter(schema)}
      // Each list of a resource remembers its own page, order and filters.
      {...(other && { storeKey: `${other.path}.listParams` })}
      queryOptions={QUERY_OPTIONS}
      // RequireAccess has asked already, and sends elsewhere.
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
