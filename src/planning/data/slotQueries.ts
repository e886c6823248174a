import type { QueryClient } from '@tanstack/react-query';
import { inParallel } from '../../resources/common/inParallel';
import type { SlotSearch } from '../core/planningAnswers';
import type { Slot } from '../core/slot';
import { startOfDay } from '../../resources/fields/shared/zone';
import { monthSpan } from './months';
import { keepIdentities, readSlotPage } from './readSlots';
import type { PlanSource } from '../source/planSource';

/** Slots per request: a page takes a few milliseconds to parse and render. */
const PAGE = 2000;
const PARALLEL = 3;

export type SlotProgress = (month: string, read: number, total: number) => void;

/** Query key of a month's slots. @param simulationId absent: the real plan */
const slotsKey = (month: string, simulationId?: number) => ['planning', 'slots', month, simulationId ?? null] as const;

/** Reads all pages of a month (`2026-11`). @throws {HttpError} */
async function readMonth(
  slotPage: PlanSource['slotPage'],
  month: string,
  simulationId: number | undefined,
  signal: AbortSignal,
  onProgress?: SlotProgress,
): Promise<readonly Slot[]> {
  const { first, last } = monthSpan(month);
  const search: SlotSearch = {
    startDate: new Date(startOfDay(first)).toISOString(),
    endDate: new Date(startOfDay(last + 1)).toISOString(),
    ...(simulationId !== undefined && { simulationId }),
    pageSize: PAGE,
    orderBy: 'debut',
  };
  const page = async (pageNumber: number) => readSlotPage(await slotPage({ ...search, pageNumber }, signal));
  const begin = await page(1);
  let read = begin.slots.length;
  onProgress?.(month, read, begin.total);
  const rest = Array.from({ length: Math.max(0, Math.ceil(begin.total / PAGE) - 1) }, (_, index) => index + 2);
  const others = await inParallel(
    rest,
    async (number) => {
      const { slots } = await page(number);
      read += slots.length;
      onProgress?.(month, read, begin.total);
      return slots;
    },
    PARALLEL,
  );
  // A slot that moved between two page requests comes twice.
  return [...new Map([begin.slots, ...others].flat().map((slot) => [slot.id, slot])).values()];
}

export const monthQuery = (
  slotPage: PlanSource['slotPage'],
  month: string,
  simulationId?: number,
  onProgress?: SlotProgress,
) => ({
  queryKey: slotsKey(month, simulationId),
  queryFn: ({ signal }: { readonly signal: AbortSignal }) =>
    readMonth(slotPage, month, simulationId, signal, onProgress),
  structuralSharing: (before: unknown, now: unknown) =>
    keepIdentities(before as readonly Slot[] | undefined, now as readonly Slot[]),
  staleTime: 60_000,
  gcTime: 5 * 60_000,
});

/** `after` is null if the slot was deleted. */
export interface SlotChange {
  readonly id: number;
  readonly after: Slot | null;
}

/** Applies changes to the slots of a span: adds those that moved into it, removes those that left it. */
export function patchSlots(
  slots: readonly Slot[],
  changes: readonly SlotChange[],
  isWithin: (slot: Slot) => boolean,
): readonly Slot[] {
  const changed = new Map(changes.map(({ id, after }) => [id, after]));
  if (!changes.some(({ after }) => after && isWithin(after)) && !slots.some(({ id }) => changed.has(id))) return slots;
  const kept = slots.filter(({ id }) => !changed.has(id));
  const added = changes.flatMap(({ after }) => (after && isWithin(after) ? [after] : []));
  return [...kept, ...added].sort((one, other) => one.start - other.start || one.id - other.id);
}

/** Applies changes to all cached slots of a plan. */
export function patchCachedSlots(
  client: QueryClient,
  simulationId: number | undefined,
  changes: readonly SlotChange[],
) {
  for (const { queryKey } of client.getQueryCache().findAll({ queryKey: ['planning', 'slots'] })) {
    const month = String(queryKey[2]);
    if ((queryKey[3] ?? undefined) !== simulationId) continue;
    const { first, last } = monthSpan(month);
    const [from, to] = [startOfDay(first), startOfDay(last + 1)];
    client.setQueryData<readonly Slot[]>(
      queryKey,
      (slots) => slots && patchSlots(slots, changes, ({ start, end }) => start < to && end > from),
    );
  }
}

/** Finds a slot in the cache, including optimistic updates. */
export function cachedSlot(client: QueryClient, simulationId: number | undefined, id: number): Slot | undefined {
  for (const { queryKey } of client.getQueryCache().findAll({ queryKey: ['planning', 'slots'] })) {
    if ((queryKey[3] ?? undefined) !== simulationId) continue;
    const found = client.getQueryData<readonly Slot[]>(queryKey)?.find((slot) => slot.id === id);
    if (found) return found;
  }
  return undefined;
}
