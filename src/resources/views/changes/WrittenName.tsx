import { useQuery } from '@tanstack/react-query';
import { useDataProvider, type DataProvider } from 'ra-core';
import type { ChangeCalls } from '../../changes/changes';
import { RecordedName } from '../history/RecordedName';

export interface WrittenNameProps {
  /** The id of the recorded change set. */
  readonly changeSet: number;
  /** The place of the row in it, from 0. */
  readonly ordinal: number;
  /** Of the record, which stands for a name that the reader may not know. */
  readonly id: number | undefined;
}

/** The name of the record that a row of a recorded change set wrote. */
export function WrittenName({ changeSet, ordinal, id }: WrittenNameProps) {
  const dataProvider = useDataProvider<DataProvider & ChangeCalls>();
  const { data, isPending } = useQuery({
    queryKey: ['changeSets', changeSet, 'row', ordinal],
    // Rows are counted from 0, pages from 1.
    queryFn: ({ signal }) => dataProvider.changeRows(changeSet, { page: ordinal + 1, pageSize: 1, signal }),
    retry: false,
  });
  // Where some rows are kept from the reader, the others have other places.
  const row = data?.items.find((one) => one.ordinal === ordinal);
  if (row) return <RecordedName row={row} />;
  return isPending ? '…' : `#${id ?? ordinal}`;
}
