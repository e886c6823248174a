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
 * Accepts or refuses a request of a person; what is accepted is written in the same change set, with what follows the
 * writing of a user. The answer goes out by mail.
 *
 * @throws {ProblemError} `alreadyDecided`; `requestOutdated` where the record is not what it was when the person asked;
 *   what speaks against the values themselves
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
