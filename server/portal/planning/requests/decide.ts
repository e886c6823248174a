import type { FastifyRequest } from 'fastify';
import { Creneaux } from '../../../../src/resources/schemas/creneaux';
import { DemandesModificationsPlannings } from '../../../../src/resources/schemas/planningSalaries';
import type { Change } from '../../../database/changes/changeTypes';
import type { StoredRecord } from '../../../database/reading/records';
import { tenantOf } from '../../../http/tenantOf';
import { decidedValues, requireChanged, requireDecided, type Decision } from '../../requests/decision';
import { planningSetOf } from '../writing/planningSet';
import { slotValues } from './askedChange';

/** The change to the plan that a request asks for. @param now the current slot */
function planChange({ values }: StoredRecord, now: StoredRecord | undefined): Change {
  const resource = Creneaux.name;
  if (values['action'] === 'Ajout')
    return {
      resource,
      action: 'create',
      values: { ...slotValues(values, undefined), salarieId: values['utilisateurId'] },
    };
  const slot = {
    resource,
    id: Number(values['creneauId']),
    ...(values['creneauVersion'] !== null && { expectedVersion: Number(values['creneauVersion']) }),
  };
  return values['action'] === 'Suppression'
    ? { ...slot, action: 'delete' }
    : { ...slot, action: 'update', values: slotValues(values, now) };
}

/**
 * Accepts or refuses a request; an accepted one is written in the same change set.
 *
 * @returns the decided request, and the slot before the change
 * @throws {ProblemError} `alreadyDecided`; `requestOutdated` if the slot has changed since the request; the refusal of
 *   the slot
 */
export async function decide(request: FastifyRequest, record: StoredRecord, decision: Decision) {
  const values = decidedValues(request, record, decision);
  const own: Change = {
    resource: DemandesModificationsPlannings.name,
    action: 'update',
    id: record.id,
    expectedVersion: record.version,
    values,
  };
  const { store } = tenantOf(request);
  const { creneauId } = record.values;
  const now = typeof creneauId === 'number' ? await store.get(Creneaux, creneauId) : undefined;
  const changes = decision.etat === 'Acceptee' ? [own, planChange(record, now)] : [own];
  const { rows } = await store.apply(planningSetOf(request, ...changes));
  const [decided, planned] = rows;
  requireDecided(decided);
  requireChanged(planned);
  return { answer: { ...decided?.after, id: record.id }, before: now };
}
