import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider, type DataProvider } from 'ra-core';
import { useCallback, useMemo } from 'react';
import type { ChangeCalls, ChangeReport } from '../../resources/changes/changes';
import type { Slot } from '../core/slot';
import { randomKey } from '../../resources/common/randomKey';
import { cachedSlot, patchCachedSlots } from '../data/slotQueries';
import type { PlanMemory } from './planMemory';
import { refusalIn, RefusedEdit } from './refusedEdit';
import { backward, changeOf, forward, settled, type SlotStep } from './steps';
import type { Gesture } from './undoStack';

export interface PlanStore {
  readonly idOf: (id: number) => number;
  /** A slot with all optimistic changes. */
  readonly slotOf: (id: number) => Slot | undefined;
  /** Applies steps to the cache. */
  readonly patch: (steps: readonly SlotStep[], direction: typeof forward) => void;
  /** `patch` with present ids. */
  readonly show: (steps: readonly SlotStep[]) => void;
  /** Applies stored steps, then reapplies the later, still waiting ones. */
  readonly patchStored: (steps: readonly SlotStep[], direction: typeof forward) => void;
  /** Registers steps that are shown but not stored. @returns unregisters them */
  readonly wait: (steps: readonly SlotStep[]) => () => void;
  /** Stores steps that are already shown; reverts them if refused. @throws {RefusedEdit} */
  readonly store: (shown: readonly SlotStep[]) => Promise<Gesture>;
  readonly note: (steps: readonly SlotStep[]) => void;
  readonly reread: () => Promise<void>;
}

/** Either the cache or the last write may have the newer version. */
const newest = (one: number | undefined, other: number | undefined): number | undefined =>
  one !== undefined && other !== undefined ? Math.max(one, other) : (one ?? other);

/** Writes steps through the API and keeps the cache in line. */
export function usePlanStore(simulationId: number | undefined, memory: PlanMemory): PlanStore {
  const provider = useDataProvider<DataProvider & ChangeCalls>();
  const client = useQueryClient();
  const { ids, versions, unmade } = memory;

  const slotOf = useCallback((id: number) => cachedSlot(client, simulationId, id), [client, simulationId]);
  const patch = useCallback<PlanStore['patch']>(
    (steps, direction) => patchCachedSlots(client, simulationId, steps.map(direction)),
    [client, simulationId],
  );
  /** Steps with present ids, without those of refused new slots. */
  const current = useCallback(
    (steps: readonly SlotStep[]) =>
      steps.filter(({ id }) => !unmade.has(id)).map((step) => settled(step, { id: ids.now(step.id) })),
    [ids, unmade],
  );
  const show = useCallback<PlanStore['show']>((steps) => patch(current(steps), forward), [current, patch]);
  const patchStored = useCallback<PlanStore['patchStored']>(
    (steps, direction) => {
      patch(steps, direction);
      for (const later of memory.waiting) show(later);
    },
    [memory, patch, show],
  );
  const wait = useCallback<PlanStore['wait']>(
    (steps) => {
      memory.waiting = [...memory.waiting, steps];
      return () => {
        memory.waiting = memory.waiting.filter((one) => one !== steps);
      };
    },
    [memory],
  );
  const note = useCallback<PlanStore['note']>(
    (steps) => {
      for (const { id, after } of steps) if (after?.version !== undefined) versions.set(id, after.version);
    },
    [versions],
  );
  const reread = useCallback(async () => {
    await Promise.all([
      client.invalidateQueries({ queryKey: ['planning'] }),
      client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] === 'creneaux' }),
    ]);
  }, [client]);
  const store = useCallback<PlanStore['store']>(
    async (shown) => {
      const steps = current(shown);
      const versionOf = ({ id, version }: Slot) => newest(versions.get(id), version);
      let report: ChangeReport;
      try {
        const never = shown.find(({ id }) => unmade.has(id));
        if (never) throw unmade.get(never.id);
        report = await provider.applyChanges(
          steps.map((step) => changeOf(step, versionOf)),
          { origin: 'planning', mode: 'all', key: randomKey() },
        );
        if (!report.applied || report.rows.some(({ status }) => status === 'refused')) throw refusalIn(report);
      } catch (error) {
        for (const { id, before } of steps) if (!before) unmade.set(id, error);
        patchStored(steps, backward);
        if (error instanceof RefusedEdit && error.meanwhile.length > 0) await reread();
        throw error;
      }
      const rows = new Map(report.rows.map((row) => [row.index, row]));
      const stored = steps.map((step, at) => settled(step, rows.get(at)));
      steps.forEach(({ id }, at) => {
        const now = stored[at];
        if (!now || now.id === id) return;
        ids.rename(id, now.id);
        patchCachedSlots(client, simulationId, [{ id, after: null }]);
      });
      note(stored);
      patchStored(stored, forward);
      // The slots are up to date; reload what depends on them.
      void client.invalidateQueries({ queryKey: ['planning', 'gaps'] });
      void client.invalidateQueries({ queryKey: ['planning', 'next'] });
      void client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] === 'creneaux' });
      return { steps: stored, ...(report.id !== undefined && { changeSet: report.id }) };
    },
    [client, current, ids, note, patchStored, provider, reread, simulationId, unmade, versions],
  );
  return useMemo(
    () => ({ idOf: ids.now, slotOf, patch, show, patchStored, wait, store, note, reread }),
    [ids, slotOf, patch, show, patchStored, wait, store, note, reread],
  );
}
