import { useListContext, useTranslate } from 'ra-core';
import type { Cards } from '../../language/cards';
import type { AnyRecord } from '../../language/resourceSchema';
import type { AllowedActions } from '../access/useAllowed';
import { useInPlace } from '../nested/InPlaceContext';
import { AfterContent } from '../page/AfterContent';
import { OfflineNote } from '../page/OfflineNote';
import { BusyLine } from '../page/BusyLine';
import { LinkHost } from '../page/PlainLink';
import { FailureAlert } from '../page/FailureAlert';
import { useIsNarrow } from '../page/useIsNarrow';
import { useScreen } from '../ScreenContext';
import { CardList } from './cards/CardList';
import { RecordLines } from './cards/RecordLines';
import type { Columns } from './columns/useColumns';
import { EmptyList } from './EmptyList';
import { useListFilter } from './filters/useListFilter';
import { PAGE_SIZES } from './paging/pageRange';
import { Paging } from './paging/Paging';
import { ListWindowKeeper } from './place/ListWindowKeeper';
import { useNarrowedRows } from './state/useNarrowedRows';
import { useShownSort } from './state/useShownSort';
import { DataTable } from './table/DataTable';
import { linkOfRow } from './table/linkOfRow';
import { arrangeRows } from './table/rowTree';
import { isLeavingOut } from './table/closedGroups';
import { TableSkeleton } from './table/TableSkeleton';

export interface ListBodyProps {
  readonly columns: Columns;
  readonly allowed: AllowedActions;
  readonly onDelete: (record: AnyRecord) => void;
  readonly cards?: Cards | undefined;
}

/** Height of the pagination on one line. */
const PAGING_PLACE = { height: 41 } as const;

export function ListBody({ columns, allowed, onDelete, cards }: ListBodyProps) {
  const translate = useTranslate();
  const { schema } = useScreen();
  const list = useListContext<AnyRecord>();
  const isPart = useInPlace() !== undefined;
  const isNarrow = useIsNarrow();
  const { total, error, isFetching, isPlaceholderData = false } = list;
  const data: readonly AnyRecord[] | undefined = list.data;
  const narrowed = useNarrowedRows();
  const sorted = useShownSort(list);
  const { search } = useListFilter();

  if (list.isPending) return list.isPaused ? <OfflineNote /> : <TableSkeleton />;
  if (data === undefined) return <FailureAlert error={error} onRetry={() => void list.refetch()} />;
  // Local narrowing dropped rows, which it does only if the rest is the whole answer.
  const isWhole = narrowed && narrowed.records.length < data.length;
  const rows = arrangeRows(schema, narrowed?.records ?? data, isWhole ? 0 : (total ?? data.length));
  // The rows are another page's, whose own wait for the network.
  const isUnread = isPlaceholderData && list.isPaused;
  const hasTable = !isNarrow && !cards;
  const isOnOnePage = (total ?? data.length) <= PAGE_SIZES[0];
  // With each group closed there are their heads alone, which open them again.
  const hasRows = data.length > 0 || isLeavingOut(list.filter);
  const shared = { rows, allowed, onDelete, isStale: isPlaceholderData, leaving: narrowed?.leaving };
  return (
    <>
      {!narrowed && <ListWindowKeeper rows={rows} total={total ?? data.length} />}
      {error && <FailureAlert error={error} onRetry={() => void list.refetch()} />}
      <div className={!hasTable ? 'list-frame' : isPart ? 'list-frame is-framed' : 'list-frame is-framed list-table'}>
        {isFetching && (
          <BusyLine
            label={translate('screens.page.loading')}
            sx={{ position: 'absolute', insetInline: 0, top: 0, zIndex: 3, height: 2 }}
          />
        )}
        {isUnread && <OfflineNote />}
        {hasRows && !isUnread && (
          <LinkHost linkAround={linkOfRow}>
            {hasTable ? (
              <DataTable {...shared} columns={columns} {...sorted} />
            ) : cards ? (
              <CardList {...shared} cards={cards} sort={sorted.sort} />
            ) : (
              <RecordLines {...shared} fields={columns.shown} sort={sorted.sort} />
            )}
          </LinkHost>
        )}
        {data.length === 0 && (!hasRows || search !== '') && <EmptyList />}
        {data.length > 0 && !isUnread && !(isPart && isOnOnePage) && (
          <AfterContent fallback={<div style={PAGING_PLACE} />}>
            <Paging />
          </AfterContent>
        )}
      </div>
    </>
  );
}
