import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider, type DataProvider } from 'ra-core';
import { useState } from 'react';
import type { RecordCalls } from '../../protocol/recordCalls';
import type { AnyRecord } from '../../language/resourceSchema';
import { useScreen } from '../ScreenContext';

interface FailedMember {
  readonly record: AnyRecord;
  readonly message: string;
}

export interface Adding {
  /** Undefined unless adding is in progress. */
  readonly progress: { readonly finished: number; readonly total: number } | undefined;
  readonly failed: readonly FailedMember[];
  /** Adds all records with the same values. @returns the added records */
  readonly add: (
    records: readonly AnyRecord[],
    values: Readonly<Record<string, unknown>>,
  ) => Promise<readonly AnyRecord[]>;
}

/** Adds records to the screen's keyed collection; continues after a refusal. */
export function useAddMembers(key: string): Adding {
  const { address } = useScreen();
  const dataProvider = useDataProvider<DataProvider & RecordCalls>();
  const queryClient = useQueryClient();
  const [progress, setProgress] = useState<Adding['progress']>();
  const [failed, setFailed] = useState<readonly FailedMember[]>([]);
  return {
    progress,
    failed,
    async add(records, values) {
      const rows = records.map(({ id }) => ({ ...values, [key]: id }));
      setProgress({ finished: 0, total: rows.length });
      try {
        const onProgress = (finished: number, total: number) => setProgress({ finished, total });
        const outcome = await dataProvider.createMany(address, rows, { onProgress });
        const messages = new Map(outcome.failed.map(({ index, message }) => [index, message]));
        setFailed(
          records.flatMap((record, index) => {
            const message = messages.get(index);
            return message === undefined ? [] : [{ record, message }];
          }),
        );
        return records.filter((_, index) => !messages.has(index));
      } finally {
        setProgress(undefined);
        await queryClient.invalidateQueries({ queryKey: [address] });
      }
    },
  };
}
