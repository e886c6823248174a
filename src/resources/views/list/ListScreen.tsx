import { ListBase } from 'ra-core';
import { useScreen } from '../ScreenContext';
import { ListContent } from './ListContent';
import { usePreferredPageSize } from './paging/usePreferredPageSize';

/** The failure is shown where the rows would be, so nothing else announces it. */
const QUERY_OPTIONS = { onError: () => undefined };

/** The list of a resource. Sorting, page and filters stand in the address. */
export default function ListScreen() {
  const { schema, address } = useScreen();
  const [pageSize] = usePreferredPageSize();
  return (
    <ListBase
      resource={address}
      sort={schema.list.sort}
      perPage={pageSize}
      queryOptions={QUERY_OPTIONS}
      // RequireAccess has asked already, and sends elsewhere.
      disableAuthentication
    >
      <ListContent />
    </ListBase>
  );
}
