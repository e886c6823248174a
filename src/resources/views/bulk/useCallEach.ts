import { useDataProvider, type DataProvider } from 'ra-core';
import { useRef, useState } from 'react';
import { changeSetIn } from '../../changes/changeSetIn';
import { inParallel } from '../../common/inParallel';
import type { CallAction } from '../../language/recordActions';
import type { AnyRecord } from '../../language/resourceSchema';
import type { RecordCalls } from '../../protocol/recordCalls';
import { problemOf } from '../page/problemOf';
import { useScreen } from '../ScreenContext';

export interface CallOutcome {
  readonly record: AnyRecord;
  readonly status: 'done' | 'refused' | 'skipped';
  readonly message?: string | undefined;
  /** Id of the change set that the call wrote. */
  readonly changeSet?: number | undefined;
}

export interface CallRun {
  readonly finished: number;
  readonly outcomes?: readonly CallOutcome[];
}

/** Calls an action for each record, a few in parallel; one refusal does not stop the others. */
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
