import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useGetList, useTranslate } from 'ra-core';
import { overviewFilter } from '../../resources/records/listFilter';
import type { ResourceSchema } from '../../resources/language/resourceSchema';
import { useNumberFormat } from '../../resources/views/page/useNumberFormat';
import { useInView } from '../../resources/views/page/useInView';

/** A list's number of records, fetched once visible; nothing if the API cannot count. */
export function RecordTotal({ schema }: { readonly schema: ResourceSchema }) {
  const translate = useTranslate();
  const format = useNumberFormat();
  const [ref, seen] = useInView<HTMLDivElement>();
  const { total, isPending } = useGetList(
    schema.name,
    { pagination: { page: 1, perPage: 1 }, sort: { ...schema.list.sort }, filter: overviewFilter(schema) },
    { enabled: seen, retry: false },
  );
  return (
    <Box ref={ref} sx={{ typography: 'body2', color: 'text.secondary', whiteSpace: 'nowrap' }}>
      {isPending ? (
        <Skeleton width={64} />
      ) : (
        total !== undefined && translate('shell.home.count', { smart_count: total, total: format(total) })
      )}
    </Box>
  );
}
