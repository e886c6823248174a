import { useNotify, useTranslate } from 'ra-core';
import { useState } from 'react';
import type { ChangeRowEntry, RowReport } from '../../changes/changes';
import { UndoOffer } from '../changes/UndoOffer';
import { UNDO_STAYS } from '../changes/undoStays';
import { useRevert } from '../changes/useRevert';
import { problemOf } from '../page/problemOf';

export interface NotRestored {
  readonly row: ChangeRowEntry;
  readonly message: string;
}

export interface BinRestoring {
  readonly restore: (rows: readonly ChangeRowEntry[]) => Promise<void>;
  readonly isRunning: boolean;
  /** Refusals of the last attempt. */
  readonly refused: readonly NotRestored[];
}

/** Groups rows by change set, because each is reverted on its own. */
function bySet(rows: readonly ChangeRowEntry[]): ReadonlyMap<number, readonly ChangeRowEntry[]> {
  const sets = new Map<number, ChangeRowEntry[]>();
  for (const row of rows) sets.set(row.changeSet, [...(sets.get(row.changeSet) ?? []), row]);
  return sets;
}

export function useBinRestore(): BinRestoring {
  const translate = useTranslate();
  const notify = useNotify();
  const revert = useRevert();
  const [isRunning, setRunning] = useState(false);
  const [refused, setRefused] = useState<readonly NotRestored[]>([]);

  async function undo(ids: readonly number[]): Promise<void> {
    try {
      for (const id of ids) await revert(id, { mode: 'good' });
      notify('history.bin.undone', { type: 'success' });
    } catch (error) {
      notify(problemOf(error).message ?? 'screens.page.unknownFailure', { type: 'error' });
    }
  }
  async function restoreSet(id: number, rows: readonly ChangeRowEntry[]) {
    const ordinals = rows.map(({ ordinal }) => ordinal);
    const failed = (message: string) => rows.map((row) => ({ row, message }));
    try {
      const report = await revert(id, { ordinals, mode: 'good' });
      const outcomes = new Map<number, RowReport>(report.rows.map((row) => [row.index, row]));
      const not = rows.flatMap((row): readonly NotRestored[] => {
        const outcome = outcomes.get(row.ordinal);
        return outcome?.status === 'refused' ? [{ row, message: outcome.message ?? 'history.refused' }] : [];
      });
      return { not, id: report.id };
    } catch (error) {
      return { not: failed(problemOf(error).message ?? 'screens.page.unknownFailure'), id: undefined };
    }
  }
  return {
    isRunning,
    refused,
    async restore(rows) {
      setRunning(true);
      setRefused([]);
      const not: NotRestored[] = [];
      const ids: number[] = [];
      for (const [id, some] of bySet(rows)) {
        const outcome = await restoreSet(id, some);
        not.push(...outcome.not);
        if (outcome.id !== undefined) ids.push(outcome.id);
      }
      setRunning(false);
      setRefused(not);
      const restored = rows.length - not.length;
      if (restored === 0) return;
      const words = translate('history.bin.restored', { smart_count: restored });
      const offer = <UndoOffer words={words} onUndo={() => undo(ids.toReversed())} />;
      notify(ids.length > 0 ? offer : words, { type: 'success', autoHideDuration: UNDO_STAYS });
    },
  };
}
