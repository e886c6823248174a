import type { FastifyRequest } from 'fastify';
import { ruleOf } from '../../../../src/resources/access/access';
import { Creneaux } from '../../../../src/resources/schemas/creneaux';
import { Utilisateurs } from '../../../../src/resources/schemas/utilisateurs';
import { Simulations } from '../../../../src/resources/schemas/simulations';
import type { ApiCall } from '../../../http/calls/apiCall';
import { bodyOf, idIn, requireRecord, withAddress } from '../../../http/calls/requestParts';
import { tenantOf } from '../../../http/tenantOf';
import { PREVIEW } from '../../../http/history/previewParameter';
import { isPreviewed, slotReportShape } from '../writing/slotCall';
import { requireSlot, slotsWhere } from '../writing/slotRecords';
import { requireFew, runSlots } from '../writing/slotRun';
import { isPlannedIn, simulatedOver } from '../simulations/simulatedOver';
import { deleteSlot } from '../series/seriesChanges';
import { COPIES_SCHEMA, PLAN_SCHEMA, readCopies, readPlanCopy, readRemoval, REMOVAL_SCHEMA } from './bodies';
import { copyCount, planCopies, slotCopies } from './copies';
import { emptiedSeries } from './emptiedSeries';
import { takeBackDuplication } from './takeBack';
import type { Condition } from '../../../../src/resources/language/condition';
import { DAY } from '../../../../src/resources/common/durations';
import { dayOfWall, wallOfDay } from '../../../../src/planning/core/recurrence/moments';
import { dayStart } from '../writing/slotTimes';

/** The slots that begin in the period, including its last day. */
const beginningOn = ({ debut, fin }: { readonly debut: string; readonly fin: string }): Condition => ({
  all: [
    { field: 'debut', operator: 'greaterOrEqual', value: dayStart(debut) },
    { field: 'debut', operator: 'lessThan', value: dayStart(dayOfWall(wallOfDay(fin) + DAY)) },
  ],
});

const REAL: Condition = { field: 'simulationId', operator: 'isEmpty' };

/** The slots of the real plan, or of the plan as a simulation would leave it. @throws {ProblemError} `unknownRecord` */
async function plannedSlots(request: FastifyRequest, simulationId: number | null, ...conditions: readonly Condition[]) {
  const tenant = tenantOf(request);
  if (simulationId === null) return slotsWhere(tenant, REAL, ...conditions);
  await requireRecord(request, Simulations, simulationId);
  const own = { field: 'simulationId', operator: 'equals', value: simulationId } as const;
  const slots = await slotsWhere(tenant, { any: [REAL, own] }, ...conditions);
  const isPlanned = isPlannedIn(await simulatedOver(tenant.store, simulationId));
  return slots.filter(({ id, values }) => isPlanned({ ...values, id }));
}

const ofAny = (field: string, ids: readonly number[]): Condition | undefined =>
  ids.length > 0 ? { field, operator: 'in', value: ids } : undefined;

const COMMON = {
  tag: Creneaux.label.many,
  query: [PREVIEW],
  refusals: [400, 403, 404, 409],
  response: slotReportShape,
} as const;

const duplicate: ApiCall = {
  operation: {
    ...COMMON,
    method: 'post',
    path: '/api/creneaux/{recordId}/Duplications',
    operationId: 'creneaux.duplications.create',
    access: ruleOf(Creneaux, 'create'),
    summary: [
      'Copier un créneau à des dates et pour des personnes',
      'Copy a slot to dates and for people',
      'Einen Termin auf Daten und für Personen kopieren',
      'Copiar um horário para datas e pessoas',
    ],
    body: COPIES_SCHEMA,
  },
  async handle(request, _reply, { registry }) {
    const isPreview = isPreviewed(request);
    const creneauId = idIn(request, 'recordId');
    const slot = await requireSlot(tenantOf(request), creneauId);
    const asked = readCopies(withAddress(bodyOf(request), { creneauId }));
    requireFew(copyCount(asked));
    return runSlots(request, registry, slotCopies(slot, asked), isPreview);
  },
};

const undo: ApiCall = {
  operation: {
    ...COMMON,
    method: 'delete',
    path: '/api/creneaux/{recordId}/Duplications/{duplicationId}',
    operationId: 'creneaux.duplications.delete',
    access: ruleOf(Creneaux, 'delete'),
    summary: [
      'Annuler une duplication\u00a0: ses copies sont supprimées',
      'Take a duplication back: its copies are deleted',
      'Eine Vervielfältigung zurücknehmen: ihre Kopien werden gelöscht',
      'Anular uma duplicação: as suas cópias são eliminadas',
    ],
  },
  async handle(request, _reply, context) {
    const isPreview = isPreviewed(request);
    // The original slot may have been deleted; its copies can still be reverted.
    const [slotId, id] = [idIn(request, 'recordId'), idIn(request, 'duplicationId')];
    return takeBackDuplication(request, context, { slotId, id }, isPreview);
  },
};

const duplicatePlan: ApiCall = {
  operation: {
    ...COMMON,
    method: 'post',
    path: '/api/PlanningsUtils/DuplicationsSalaries/{fromUserId}',
    operationId: 'planningsUtils.duplicationsSalaries',
    access: ruleOf(Creneaux, 'create'),
    summary: [
      'Copier le planning d’une personne pour d’autres',
      'Copy the schedule of a person for others',
      'Den Plan einer Person für andere kopieren',
      'Copiar o planeamento de uma pessoa para outras',
    ],
    body: PLAN_SCHEMA,
  },
  async handle(request, _reply, { registry }) {
    const isPreview = isPreviewed(request);
    const fromUserId = idIn(request, 'fromUserId');
    await requireRecord(request, Utilisateurs, fromUserId);
    const asked = readPlanCopy(withAddress(bodyOf(request), { fromUserId }), fromUserId);
    const own = { field: 'salarieId', operator: 'equals', value: fromUserId } as const;
    const slots = await plannedSlots(request, asked.simulationId, own, beginningOn(asked));
    requireFew(slots.length * asked.salariesIds.length);
    return runSlots(request, registry, planCopies(slots, asked), isPreview);
  },
};

const removePeriod: ApiCall = {
  operation: {
    ...COMMON,
    method: 'post',
    path: '/api/PlanningsUtils/DeleteCreneauxPeriode',
    operationId: 'planningsUtils.deleteCreneauxPeriode',
    access: ruleOf(Creneaux, 'delete'),
    summary: [
      'Supprimer les créneaux d’une période',
      'Delete the slots of a period',
      'Die Termine eines Zeitraums löschen',
      'Eliminar os horários de um período',
    ],
    body: REMOVAL_SCHEMA,
  },
  async handle(request, _reply, { registry }) {
    const isPreview = isPreviewed(request);
    const asked = readRemoval(bodyOf(request));
    const tenant = tenantOf(request);
    const slots = await slotsWhere(
      tenant,
      REAL,
      beginningOn(asked),
      ofAny('salarieId', asked.salariesIds),
      ofAny('entrepriseId', asked.entreprisesIds),
      ofAny('typeCreneauId', asked.typesCreneauIds),
    );
    const changes = [...slots.map(deleteSlot), ...(await emptiedSeries(tenant, slots))];
    return runSlots(request, registry, changes, isPreview);
  },
};

/** Duplicating slots and plans, and deleting the slots of a period (section 7.6 of the specification). */
export const duplicationCalls: readonly ApiCall[] = [duplicate, undo, duplicatePlan, removePeriod];
