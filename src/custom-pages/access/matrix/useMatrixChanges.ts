import { useMutation } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { useMemo, useState } from 'react';
import { orStandIn } from '../../../resources/protocol/notOffered';
import type { FunctionWithRights } from '../api/accessTypes';
import { useCall } from '../../../resources/views/useCall';
import { grantsOf, stillPending, toggleGrant, withoutChange, type Grant, type PendingChanges } from './pendingChanges';
import { saveOneByOne, type SaveReport } from './saveOneByOne';

const NONE: PendingChanges = new Map();

/**
 * The unsaved changes, and their saving: all or nothing if the API supports it, else one by one with a report.
 * @param refetch reloads the functions after saving
 */
export function useMatrixChanges(functions: readonly FunctionWithRights[], refetch: () => Promise<unknown>) {
  const call = useCall();
  const notify = useNotify();
  const [made, setMade] = useState(NONE);
  const [report, setReport] = useState<SaveReport>();
  const [progress, setProgress] = useState(0);
  const saved = useMemo(() => grantsOf(functions), [functions]);
  // Another person may have made the same change meanwhile.
  const pending = useMemo(() => stillPending(saved, made), [saved, made]);

  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: async (): Promise<SaveReport> => {
      setProgress(0);
      const saveAtOnce = async (): Promise<SaveReport> => {
        await call('access/apply', { method: 'POST', body: { changes: [...pending.values()] } });
        return { saved: [...pending.keys()], refused: new Map() };
      };
      return orStandIn(saveAtOnce, () => saveOneByOne(call, pending, setProgress));
    },
    onSuccess: async (done) => {
      setReport(done);
      await refetch();
      setMade((before) => done.saved.reduce(withoutChange, before));
      if (done.refused.size === 0) {
        notify('accessPages.changes.saved', { type: 'success', messageArgs: { smart_count: done.saved.length } });
      }
    },
  });

  function change(next: (before: PendingChanges) => PendingChanges): void {
    if (isPending) return;
    reset();
    setReport(undefined);
    setMade(next(pending));
  }

  return {
    saved,
    pending,
    toggle: (grant: Grant) => change((before) => toggleGrant(saved, before, grant)),
    undo: (key: string) => change((before) => withoutChange(before, key)),
    undoAll: () => change(() => NONE),
    save: () => mutate(),
    isSaving: isPending,
    progress,
    error,
    refused: report?.refused ?? new Map<string, string>(),
  };
}

export type MatrixChanges = ReturnType<typeof useMatrixChanges>;
