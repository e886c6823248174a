import { useQuery } from '@tanstack/react-query';
import { useDataProvider, type DataProvider } from 'ra-core';
import type { ChangeCalls } from '../../changes/changes';
import { RecordedName } from '../history/RecordedName';

export interface WrittenNameProps {
  readonly changeSet: number;
  /** Index of the row in the change set, from 0. */
  readonly ordinal: number;
  /** Id of the record, shown if the reader may not see its name. */
  readonly id: number | undefined;
}

export function WrittenName({ changeSet, ordinal, id }: WrittenNameProps) {
  const dataProvider = useDataProvider<DataProvider & ChangeCalls>();
  const { data, isPending } = useQuery({
    queryKey: ['changeSets', changeSet, 'row', ordinal],
    // Rows are counted from 0, pages from 1.
    queryFn: ({ signal }) => dataProvider.changeRows(changeSet, { page: ordinal + 1, pageSize: 1, signal }),
    retry: false,
  });
  // If rows are hidden from the reader, pages no longer match ordinals.
  const row = data?.items.find((one) => one.ordinal === ordinal);
  if (row) return <RecordedName row={row} />;
  return isPending ? '…' : `#${id ?? ordinal}`;
}
