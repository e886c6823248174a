import { useNotify, useTranslate } from 'ra-core';
import type { ChangeRequest, ChangeValues } from '../../changes/changes';
import { useChangeRun, type ChangeRun } from '../changes/useChangeRun';
import { useUndoNotice } from '../changes/useUndoNotice';
import { useScreen } from '../ScreenContext';

/** Writes old values into a record: a normal update, refused as stale if another person wrote first. */
export interface Restoring {
  readonly run: ChangeRun;
  readonly preview: (values: ChangeValues) => Promise<void>;
  /** @returns whether it was written; the person is notified either way */
  readonly restore: (values: ChangeValues) => Promise<boolean>;
}

/** @param version latest known version of the record */
export function useRestore(id: number, version: number | undefined): Restoring {
  const { address } = useScreen();
  const notify = useNotify();
  const run = useChangeRun();
  const translate = useTranslate();
  const { offer } = useUndoNotice();
  const changesOf = (values: ChangeValues): readonly ChangeRequest[] => [
    { collection: address, action: 'update', id, values, ...(version !== undefined && { version }) },
  ];
  return {
    run,
    preview: async (values) => void (await run.preview(changesOf(values), { origin: 'restore' })),
    async restore(values) {
      const report = await run.apply(changesOf(values), { origin: 'restore' });
      if (!report) return false;
      const refused = report.rows.find(({ status }) => status === 'refused');
      if (refused) notify(refused.message ?? 'history.refused', { type: 'error' });
      else offer(translate('history.restored', { smart_count: Object.keys(values).length }), report.id);
      return !refused;
    },
  };
}
