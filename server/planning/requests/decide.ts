import type { FastifyRequest } from 'fastify';
import { Creneaux } from '../../../src/resources/schemas/creneaux';
import { DemandesModificationsPlannings } from '../../../src/resources/schemas/planningSalaries';
import type { Change } from '../../database/changes/types';
import type { StoredRecord } from '../../database/reading/records';
import { problem } from '../../http/problem';
import { PROBLEM_OF } from '../../http/resources/write';
import { tenantOf } from '../../http/tenantOf';
import { sessionOf } from '../../identity/authenticate';
import { planningSetOf } from '../writing/planningSet';
import { slotValues } from './askedChange';

export interface Decision {
  readonly etat: 'Acceptee' | 'Refusee';
  readonly reponse?: string;
}

/** What an accepted request does to the plan. @param now the slot that it is about, as it is */
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
 * Accepts or refuses a request; what is accepted is written in the same change set.
 *
 * @throws {ProblemError} `alreadyDecided`; `requestOutdated` where the slot is not what it was when somebody asked;
 *   what speaks against the slot itself
 */
export async function decide(request: FastifyRequest, record: StoredRecord, decision: Decision) {
  if (record.values['etat'] !== 'EnAttente') throw problem('alreadyDecided');
  const values = { ...decision, traiteLe: new Date().toISOString(), traitePar: sessionOf(request).name };
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
  if (decided?.status === 'refused')
    throw problem(decided.reason === 'stale' ? 'alreadyDecided' : PROBLEM_OF[decided.reason], {
      errors: decided.issues,
    });
  if (planned?.status === 'refused') {
    const isOutdated = planned.reason === 'stale' || planned.reason === 'notFound';
    throw problem(
      isOutdated ? 'requestOutdated' : PROBLEM_OF[planned.reason],
      isOutdated ? {} : { errors: planned.issues },
    );
  }
  return { ...decided?.after, id: record.id };
}
