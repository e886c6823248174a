import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { LinkBase, ResourceContextProvider, useGetList, useTranslate } from 'ra-core';
import { useId, useMemo } from 'react';
import { useWords } from '../../fields/shared/hooks/useReaderLanguage';
import type { AnyRecord, ResourceSchema } from '../../language/resourceSchema';
import type { ListSection } from '../../pages/page';
import { pathOf } from '../../registry/paths';
import { usePreferredPageSize } from '../list/paging/usePreferredPageSize';
import { listSearch } from '../list/state/useListAddress';
import { TableSkeleton } from '../list/table/TableSkeleton';
import { FailureAlert } from '../page/FailureAlert';
import { useIsNarrow } from '../page/useIsNarrow';
import { useNumberFormat } from '../page/useNumberFormat';
import { ScreenProvider } from '../ScreenContext';
import { CardLine } from '../show/summary/CardLine';
import { pageListColumns, pageListQuery } from './pageListQuery';
import { PageTable } from './PageTable';

interface PageListProps {
  readonly section: ListSection;
  readonly schema: ResourceSchema;
}

export function PageList({ section, schema }: PageListProps) {
  const translate = useTranslate();
  const words = useWords();
  const format = useNumberFormat();
  const isNarrow = useIsNarrow();
  const [perPage] = usePreferredPageSize();
  const target = useMemo(() => ({ schema, address: schema.name, parents: {} }), [schema]);
  const columns = pageListColumns(schema, section);
  const query = useMemo(() => pageListQuery(schema, section, new Date()), [schema, section]);
  const { data, total, error, isPending, refetch } = useGetList<AnyRecord>(schema.name, query);
  const { filter, sort } = query;
  const id = useId();
  const label = words(section.label ?? schema.label.many);
  const isTable = !isNarrow && data !== undefined && data.length > 0;
  return (
    <ScreenProvider value={target}>
      <ResourceContextProvider value={schema.name}>
        <Box component="section" aria-labelledby={id} aria-busy={isPending} sx={{ mb: 4 }}>
          <Box sx={{ display: 'flex', alignItems: 'baseline', columnGap: 1 }}>
            <Typography id={id} variant="h2" sx={{ minWidth: 0, overflowWrap: 'break-word' }}>
              {label}
            </Typography>
            {total !== undefined && (
              <Box component="span" sx={{ color: 'text.secondary' }}>
                {format(total)}
              </Box>
            )}
            <Link
              component={LinkBase}
              className="finger-reach"
              to={`${pathOf(schema, 'list')}?${listSearch({ filter, sort, page: 1, perPage })}`}
              aria-label={translate('details.summary.allNamed', { label })}
              sx={{ ml: 'auto', whiteSpace: 'nowrap', displayPrint: 'none' }}
            >
              {translate('details.summary.all')}
            </Link>
          </Box>
          {section.help && (
            <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.25 }}>
              {words(section.help)}
            </Typography>
          )}
          <Paper variant="outlined" sx={{ mt: 1.5, overflow: 'hidden', ...(!isTable && { px: 2, py: 1 }) }}>
            {error && !data && <FailureAlert error={error} onRetry={() => void refetch()} />}
            {isPending && <TableSkeleton />}
            {data?.length === 0 && (
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {section.empty ? words(section.empty) : translate('details.summary.none')}
              </Typography>
            )}
            {isTable && <PageTable {...{ columns, data }} />}
            {isNarrow && data && <Lines {...{ columns, data }} />}
          </Paper>
        </Box>
      </ResourceContextProvider>
    </ScreenProvider>
  );
}

const Lines = ({ columns, data }: { readonly columns: readonly string[]; readonly data: readonly AnyRecord[] }) => (
  <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
    {data.map((record) => (
      <CardLine key={record.id} record={record} columns={columns} />
    ))}
  </Box>
);
