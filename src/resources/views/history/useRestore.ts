import { useNotify } from 'ra-core';
import type { ChangeRequest, ChangeValues } from '../../changes/changes';
import { useChangeRun, type ChangeRun } from '../changes/useChangeRun';
import { useUndoNotice } from '../changes/useUndoNotice';
import { useScreen } from '../ScreenContext';

/** Writes former values into a record: an update like every other, which is refused where another person was quicker. */
export interface Restoring {
  readonly run: ChangeRun;
  readonly preview: (values: ChangeValues) => Promise<void>;
  /** @returns whether it is written; what is said is said */
  readonly restore: (values: ChangeValues) => Promise<boolean>;
}

/** @param version the newest one that is known of the record */
export function useRestore(id: number, version: number | undefined): Restoring {
  const { address } = useScreen();
  const notify = useNotify();
  const run = useChangeRun();
  const { tell } = useUndoNotice();
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
      else tell(report);
      return !refused;
    },
  };
}
