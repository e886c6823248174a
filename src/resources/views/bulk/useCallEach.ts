import { useDataProvider, type DataProvider } from 'ra-core';
import { useRef, useState } from 'react';
import { changeSetIn } from '../../changes/changeSetIn';
import { inParallel } from '../../common/inParallel';
import type { CallAction } from '../../language/recordActions';
import type { AnyRecord } from '../../language/resourceSchema';
import type { RecordCalls } from '../../protocol/recordCalls';
import { problemOf } from '../page/problemOf';
import { useScreen } from '../ScreenContext';

/** What became of the call for one record. */
export interface CallOutcome {
  readonly record: AnyRecord;
  readonly status: 'done' | 'refused' | 'skipped';
  /** Why it was refused, in the words of the API. */
  readonly message?: string | undefined;
  /** Of the change set that it wrote. */
  readonly changeSet?: number | undefined;
}

export interface CallRun {
  readonly finished: number;
  /** Undefined while calls are under way. */
  readonly outcomes?: readonly CallOutcome[];
}

/** Calls an action for each of several records, a few at once; a refusal ends none of the others. */
export function useCallEach({ path, method }: CallAction) {
  const { address } = useScreen();
  const provider = useDataProvider<DataProvider & RecordCalls>();
  const [run, setRun] = useState<CallRun>();
  const isStopped = useRef(false);

  async function callOne(record: AnyRecord): Promise<CallOutcome> {
    if (isStopped.current) return { record, status: 'skipped' };
    try {
      const answer = await provider.call(`${address}/${record.id}/${path}`, { method });
      return { record, status: 'done', changeSet: changeSetIn(answer) };
    } catch (error) {
      return { record, status: 'refused', message: problemOf(error).message };
    } finally {
      setRun((before) => ({ finished: (before?.finished ?? 0) + 1 }));
    }
  }

  return {
    run,
    stop: () => {
      isStopped.current = true;
    },
    start: async (records: readonly AnyRecord[]) => {
      isStopped.current = false;
      setRun({ finished: 0 });
      const outcomes = await inParallel(records, callOne);
      setRun({ finished: outcomes.length, outcomes });
      return outcomes;
    },
  };
}
