import { useDataProvider, useTranslate, type DataProvider } from 'ra-core';
import { useRef, useState } from 'react';
import type { ChangeCalls, ChangeRequest } from '../../../resources/changes/changes';
import { randomKey } from '../../../resources/common/randomKey';
import { usePlanSource } from '../../source/usePlanSource';
import type { SlotReport, SlotRow } from '../../source/planSource';
import { useCall } from '../../../resources/views/useCall';
import type { PlanPlace } from '../../model/plan';
import type { PlanEdits } from '../../undo/usePlanEdits';
import { describeProblem } from '../describeProblem';
import { placed } from './toolDays';

/** A bulk write, which the same API code previews and executes. */
export interface ToolCall {
  readonly address: string;
  readonly body: unknown;
  /** Translation key of the success message. */
  readonly done: 'duplicated' | 'removed';
}

export interface ToolRun {
  readonly report: SlotReport | undefined;
  readonly failure: string | undefined;
  readonly isBusy: boolean;
  readonly canPreview: boolean;
  readonly preview: (call: ToolCall) => void;
  /** @param goodOnly leaves out refused slots */
  readonly apply: (call: ToolCall, goodOnly: boolean) => void;
  /** Discards a preview that no longer matches the input. */
  readonly forget: () => void;
}

const isGiven = ([name, value]: readonly [string, unknown]) =>
  value !== null && value !== undefined && value !== false && name !== 'periodiciteId' && name !== 'id';

/** The changes of a preview, without refused ones. */
function goodChanges(rows: readonly SlotRow[]): readonly ChangeRequest[] {
  return rows.flatMap((row): readonly ChangeRequest[] => {
    if (row.status === 'deleted' && row.id !== undefined)
      return [
        {
          collection: 'creneaux',
          action: 'delete',
          id: row.id,
          ...(row.version !== undefined && { version: row.version }),
        },
      ];
    if (row.status !== 'created') return [];
    const values = Object.fromEntries(Object.entries(row.after ?? {}).filter(isGiven));
    return [{ collection: 'creneaux', action: 'create', values }];
  });
}

const madeIn = ({ rows }: SlotReport): readonly PlanPlace[] =>
  rows
    .flatMap((row) => (row.status === 'created' ? (placed(row) ?? []) : []))
    .sort((one, other) => one.start - other.start);

/** Previews and executes a bulk write, with undo. */
export function useToolRun(edits: Pick<PlanEdits, 'wrote'>, onDone: () => void): ToolRun {
  const call = useCall();
  const provider = useDataProvider<DataProvider & ChangeCalls>();
  const translate = useTranslate();
  const { previews: canPreview, preview } = usePlanSource();
  const [report, setReport] = useState<SlotReport>();
  const [failure, setFailure] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const asked = useRef(0);

  async function run(work: () => Promise<void>) {
    setBusy(true);
    setFailure(undefined);
    try {
      await work();
    } catch (error) {
      setFailure(describeProblem(error, translate));
    } finally {
      setBusy(false);
    }
  }
  return {
    report,
    failure,
    isBusy,
    canPreview,
    preview: ({ address, body }) =>
      void run(async () => {
        const turn = (asked.current += 1);
        const answer = await preview({ address, method: 'POST', body });
        if (turn === asked.current) setReport(answer);
      }),
    apply: ({ address, body, done }, goodOnly) =>
      void run(async () => {
        if (!canPreview) {
          await call(address, { method: 'POST', body });
          edits.wrote(translate('planning.tools.sent'), undefined);
          return onDone();
        }
        const answer =
          goodOnly && report
            ? await provider.applyChanges(goodChanges(report.rows), {
                origin: 'planning',
                mode: 'good',
                key: randomKey(),
              })
            : ((await call(address, { method: 'POST', body })) as SlotReport);
        const written = answer.rows.filter(({ status }) => status !== 'refused').length;
        edits.wrote(translate(`planning.tools.${done}`, { smart_count: written }), answer.id, madeIn(answer));
        onDone();
      }),
    forget: () => {
      asked.current += 1;
      setReport(undefined);
      setFailure(undefined);
    },
  };
}
