import type { FastifyRequest } from 'fastify';
import { DemandesModifications } from '../../../../src/resources/schemas/demandesModifications';
import { Utilisateurs } from '../../../../src/resources/schemas/utilisateurs';
import type { CallContext } from '../../../http/calls/apiCall';
import { requireRecord } from '../../../http/calls/requestParts';
import type { StoredRecord } from '../../../database/reading/records';
import { changeSetOf } from '../../../http/resources/applyChange';
import { tenantOf } from '../../../http/tenantOf';
import { decidedValues, requireChanged, requireDecided, type Decision } from '../../requests/decision';
import { RECORD_MAILS, tellAnswer } from '../../requests/tellAnswer';
import { proposedValues } from './proposal';

/**
 * Accepts or refuses a request. An accepted one is written in the same change set, with the effects of writing a user.
 * The decision is mailed to the person.
 *
 * @throws {ProblemError} `alreadyDecided`; `requestOutdated` if the record has changed since the request; the refusal
 *   of the values
 */
export async function decideRequest(
  request: FastifyRequest,
  context: CallContext,
  record: StoredRecord,
  decision: Decision,
) {
  const { store } = tenantOf(request);
  const person = await requireRecord(request, Utilisateurs, Number(record.values['utilisateurId']));
  const set = changeSetOf(
    request,
    {
      resource: DemandesModifications.name,
      action: 'update',
      id: record.id,
      expectedVersion: record.version,
      values: decidedValues(request, record, decision),
    },
    ...(decision.etat === 'Acceptee'
      ? [
          {
            resource: Utilisateurs.name,
            action: 'update',
            id: person.id,
            expectedVersion: person.version,
            values: proposedValues(record, person),
          } as const,
        ]
      : []),
  );
  const { rows } = await store.apply(set);
  const [decided, changed] = rows;
  requireDecided(decided);
  requireChanged(changed);
  const after = changed && (await store.get(Utilisateurs, person.id));
  const followed = after && (await context.effects?.[Utilisateurs.name]?.(request, { before: person, after }));
  const answerMail = await tellAnswer(request, context, person, { ...RECORD_MAILS, decision });
  return { ...decided?.after, id: record.id, ...followed, ...(answerMail && { answerMail }) };
}
