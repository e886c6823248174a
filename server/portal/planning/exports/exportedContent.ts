import type { FastifyRequest } from 'fastify';
import type { SlotPage } from '../../../../src/planning/core/planningAnswers';
import type { Registry } from '../../../../src/resources/registry/registry';
import { dayIndexOf, instantOf } from '../../../../src/resources/fields/shared/zone';
import { personLabel } from '../../../../src/planning/core/personLabel';
import { problem } from '../../../http/problem';
import { readerOf } from '../../../http/reader';
import { tenantOf } from '../../../http/tenantOf';
import { sessionOf } from '../../../identity/authenticate';
import { MOST_SLOTS } from '../../../../src/planning/core/slotCalls';
import type { ReadSearch } from '../search/searchBody';
import { withDistinctions } from '../staff/distinctions';
import { readablePlan } from '../search/readablePlan';
import type { ExportContent, ExportPeriod, ExportSlot } from './exportContent';
import { namedSlots } from './namedSlots';
import { isPlannedIn, simulatedOver } from '../simulations/simulatedOver';

/** The requested period; undefined if it is open at one end. */
function askedPeriod({ startDate, endDate, annee, moisDebut = 1, moisFin = 12 }: ReadSearch) {
  const start = startDate === undefined ? undefined : Date.parse(startDate);
  const end = endDate === undefined ? undefined : Date.parse(endDate);
  const [from, to] =
    annee === undefined
      ? [start, end]
      : [instantOf(Date.UTC(annee, moisDebut - 1, 1)), instantOf(Date.UTC(annee, moisFin, 1))];
  if (from === undefined || to === undefined || to <= from) return undefined;
  return { first: dayIndexOf(from), last: dayIndexOf(to - 1) } satisfies ExportPeriod;
}

/** Two people of one name would be one person on paper: their names say what tells them apart, as on the screens. */
async function toldApart(request: FastifyRequest, slots: readonly ExportSlot[]): Promise<readonly ExportSlot[]> {
  const named = new Map(
    slots.flatMap(({ personId, person }) => (personId === null ? [] : [[personId, person] as const])),
  );
  const people = [...named].map(([id, name]) => ({ id, name }));
  const told = await withDistinctions(tenantOf(request), people, readerOf(request));
  const labels = new Map(told.map((one) => [one.id, personLabel(one)]));
  return slots.map((slot) => ({ ...slot, person: labels.get(slot.personId ?? 0) ?? slot.person }));
}

/**
 * Returns exactly the slots that the search finds, with their references as text; for a simulation, the plan as it
 * would be.
 *
 * @throws {ProblemError} `tooManySlots`
 */
export async function exportedContent(
  request: FastifyRequest,
  registry: Registry,
  search: ReadSearch,
): Promise<ExportContent> {
  const tenant = tenantOf(request);
  // The cast is safe: `readablePlan` returns the response of `POST /creneaux/search`.
  const found = JSON.parse(await readablePlan(request, search)) as SlotPage;
  if (found.totalCount > MOST_SLOTS)
    throw problem('tooManySlots', { args: { count: found.totalCount, most: MOST_SLOTS } });
  const { store } = tenant;
  const { simulationId } = search;
  const planned =
    simulationId === undefined
      ? found.items
      : found.items.filter(isPlannedIn(await simulatedOver(store, simulationId)));
  const { limited, account } = sessionOf(request);
  const slots = await namedSlots({ store, registry, reader: { limited, accountId: account.id } }, planned);
  return { slots: await toldApart(request, slots), period: askedPeriod(search) };
}
