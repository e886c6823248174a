import { useDataProvider, useTranslate, type DataProvider } from 'ra-core';
import { useRef, useState } from 'react';
import type { ChangeCalls, ChangeRequest } from '../../../resources/changes/changes';
import { inParallel } from '../../../resources/common/inParallel';
import { randomKey } from '../../../resources/common/randomKey';
import { usePlanSource } from '../../source/usePlanSource';
import type { SlotReport, SlotRow } from '../../source/planSource';
import { useCall } from '../../../resources/views/useCall';
import type { PlanPlace } from '../../model/plan';
import type { PlanEdits } from '../../undo/usePlanEdits';
import { describeProblem } from '../describeProblem';
import { placed } from './toolDays';

interface ToolPart {
  readonly address: string;
  readonly body: unknown;
}

/** A bulk write, which the same API code previews and executes, or several that are one for the person. */
export type ToolCall = (ToolPart | { readonly parts: readonly ToolPart[] }) & {
  /** Translation key of the success message. */
  readonly done: 'duplicated' | 'removed';
};

const partsOf = (call: ToolCall): readonly ToolPart[] => ('parts' in call ? call.parts : [call]);

/** Calls under way at the same time. */
const AT_ONCE = 4;

/** One report of several, with the rows counted through. */
const joined = (reports: readonly SlotReport[]): SlotReport => ({
  applied: false,
  rows: reports.flatMap(({ rows }) => rows).map((row, index) => ({ ...row, index })),
});

export interface ToolRun {
  readonly report: SlotReport | undefined;
  readonly failure: string | undefined;
  /** A preview is computed, or the slots are written. */
  readonly isBusy: boolean;
  /** The slots are written: leaving now would not stop it. */
  readonly isWriting: boolean;
  readonly canPreview: boolean;
  readonly preview: (call: ToolCall) => void;
  /** @param only the rows of the preview that are written, if not all are */
  readonly apply: (call: ToolCall, only?: readonly SlotRow[]) => void;
  /** Sets a part of the input, and discards the preview that no longer matches it. */
  readonly change: <Value>(set: (value: Value) => void, value: Value) => void;
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
  const [busy, setBusy] = useState<'checking' | 'writing'>();
  const asked = useRef(0);

  async function run(kind: 'checking' | 'writing', work: () => Promise<void>) {
    setBusy(kind);
    setFailure(undefined);
    try {
      await work();
    } catch (error) {
      setFailure(describeProblem(error, translate));
    } finally {
      setBusy(undefined);
    }
  }
  return {
    report,
    failure,
    isBusy: busy !== undefined,
    isWriting: busy === 'writing',
    canPreview,
    preview: (asking) =>
      void run('checking', async () => {
        const turn = (asked.current += 1);
        const parts = partsOf(asking);
        const answers = await inParallel(
          parts,
          // What is left of a preview that no longer matches is not asked for.
          async (part) => (turn === asked.current ? preview({ ...part, method: 'POST' }) : undefined),
          AT_ONCE,
        );
        const reports = answers.filter((one) => one !== undefined);
        const [only] = reports;
        if (turn === asked.current) setReport(parts.length === 1 ? only : joined(reports));
      }),
    apply: (asking, only) =>
      void run('writing', async () => {
        const parts = partsOf(asking);
        const { done } = asking;
        if (!canPreview) {
          for (const { address, body } of parts) await call(address, { method: 'POST', body });
          edits.wrote(translate('planning.tools.sent'), undefined);
          return onDone();
        }
        const [{ address, body } = { address: '', body: undefined }, ...others] = parts;
        // Several calls become one change set, which can be undone at once.
        const answer =
          report && (only || others.length > 0)
            ? await provider.applyChanges(goodChanges(only ?? report.rows), {
                origin: 'planning',
                mode: 'good',
                key: randomKey(),
              })
            : ((await call(address, { method: 'POST', body })) as SlotReport);
        const written = answer.rows.filter(({ status }) => status !== 'refused').length;
        edits.wrote(translate(`planning.tools.${done}`, { smart_count: written }), answer.id, madeIn(answer));
        onDone();
      }),
    change(set, value) {
      asked.current += 1;
      setReport(undefined);
      setFailure(undefined);
      set(value);
    },
  };
}
