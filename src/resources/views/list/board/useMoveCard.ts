import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useNotify, useTranslate, type DataProvider } from 'ra-core';
import { useState } from 'react';
import type { Option } from '../../../fields/shared/options';
import { useWords } from '../../../fields/shared/hooks/useReaderLanguage';
import type { ChangeCalls } from '../../../changes/changes';
import type { AnyRecord } from '../../../language/resourceSchema';
import { useUndoNotice } from '../../changes/useUndoNotice';
import { problemOf } from '../../page/problemOf';
import { useScreen } from '../../ScreenContext';

export interface CardMove {
  readonly busy: number | undefined;
  readonly move: (record: AnyRecord, to: Option) => Promise<boolean>;
  /** Result of the last move, for screen readers. */
  readonly said: string;
}

/** Moves a record to another column by updating its field, and announces the result. @param nameOf names a record */
export function useMoveCard(field: string, nameOf: (record: AnyRecord) => string): CardMove {
  const provider = useDataProvider<DataProvider & ChangeCalls>();
  const { offer } = useUndoNotice();
  const client = useQueryClient();
  const notify = useNotify();
  const translate = useTranslate();
  const inWords = useWords();
  const { address } = useScreen();
  const [busy, setBusy] = useState<number>();
  const [said, setSaid] = useState('');
  const move = async (record: AnyRecord, to: Option): Promise<boolean> => {
    if (record[field] === to.value || busy !== undefined) return false;
    setBusy(record.id);
    try {
      const change = { id: record.id, data: { [field]: to.value }, previousData: record };
      const { data } = await provider.update<AnyRecord>(address, change);
      // React-admin does not overwrite a cached record when it refetches a list, so the cache is updated here.
      client.setQueryData([address, 'getOne', { id: String(record.id) }], data);
      const args = { name: nameOf(record), column: inWords(to.label) };
      offer('screens.board.moved', await provider.lastChangeSet(address, record.id), { args });
      setSaid(translate('screens.board.moved', args));
      return true;
    } catch (error) {
      const { errors, message } = problemOf(error);
      const reason = errors[field]?.join(' ') ?? message ?? translate('screens.board.failed');
      notify(reason, { type: 'error' });
      setSaid(reason);
      return false;
    } finally {
      await client.invalidateQueries({ queryKey: [address] });
      setBusy(undefined);
    }
  };
  return { busy, move, said };
}
