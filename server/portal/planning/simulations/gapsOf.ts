import type { FastifyRequest } from 'fastify';
import type { Registry } from '../../../../src/resources/registry/registry';
import { hoursBy, hoursChanged, type HoursOf } from '../../../../src/planning/core/simulation/hours';
import { planAfter, simulationSteps } from '../../../../src/planning/core/simulation/overlay';
import { DAY } from '../../../../src/resources/common/durations';
import { dayOfWall, wallOfDay } from '../../../../src/planning/core/recurrence/moments';
import type { HoursGap, ReplacedSlot, SimulationGaps } from '../../../../src/planning/core/simulation/gaps';
import { TypesCreneau } from '../../../../src/resources/schemas/typesCreneau';
import type { StoredRecord } from '../../../database/reading/records';
import { tenantOf } from '../../../http/tenantOf';
import { dayStart } from '../writing/slotTimes';
import { blockingConflicts } from './findConflicts';
import { overlapsOf } from './overlaps';
import { hoursIn, type InstantPeriod } from './periodHours';
import { foundSlot, slotFrom, type StoredSimulation } from './simulationRows';

const periodOf = ({ values }: StoredRecord): InstantPeriod => ({
  from: dayStart(String(values['dateDebut'])),
  to: dayStart(dayOfWall(wallOfDay(String(values['dateFin'])) + DAY)),
});

/** Rounds hours to minutes. */
const rounded = (hours: number): number => Math.round(hours * 60) / 60;

/** Compares the hours before and after, for those whose hours the simulation changes in its period. */
async function hoursGaps(request: FastifyRequest, simulation: StoredSimulation, of: HoursOf) {
  const tenant = tenantOf(request);
  const { record, rows, originals } = simulation;
  const { items: types } = await tenant.store.list(TypesCreneau, {});
  const counted = new Map(types.map(({ id, values }) => [id, { compteTravail: values['compteTravail'] !== false }]));
  const period = periodOf(record);
  const [from, to] = [Date.parse(period.from), Date.parse(period.to)];
  const real = [...originals.values()].map(slotFrom);
  const hoursOf = (plan: typeof real) =>
    hoursBy(
      of,
      plan.filter(({ start }) => start >= from && start < to),
      counted,
    );
  const changes = hoursChanged(hoursOf(real), hoursOf([...planAfter(real, rows.map(slotFrom))]));
  const before = await hoursIn(tenant, of, [...changes.keys()], period);
  return [...changes].map(([id, change]): HoursGap => {
    const avant = before.get(id) ?? 0;
    return { id, avant: rounded(avant), apres: rounded(avant + change) };
  });
}

export async function gapsOf(
  request: FastifyRequest,
  registry: Registry,
  simulation: StoredSimulation,
): Promise<SimulationGaps> {
  const { record, rows, originals } = simulation;
  const byId = new Map(rows.map((row) => [row.id, row]));
  const found = { added: [], moved: [], removed: [] } as Record<'added' | 'moved' | 'removed', ReplacedSlot[]>;
  for (const step of simulationSteps(rows.map(slotFrom))) {
    const row = byId.get(step.row.id);
    const original = step.mark === 'added' ? undefined : originals.get(step.originId);
    if (row) found[step.mark].push({ creneau: foundSlot(row), origine: original ? foundSlot(original) : null });
  }
  const conflicts = await blockingConflicts(request, registry, simulation);
  return {
    ajoutes: found.added.map(({ creneau }) => creneau),
    modifies: found.moved,
    retires: found.removed,
    heures: {
      salaries: await hoursGaps(request, simulation, 'salarieId'),
      entreprises: await hoursGaps(request, simulation, 'entrepriseId'),
    },
    conflits: [...conflicts, ...(await overlapsOf(tenantOf(request), record.id))],
  };
}
