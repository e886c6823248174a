import type { FastifyRequest } from 'fastify';
import type { ResourceSchema } from '../../../src/resources/language/resourceSchema';
import { idIn, refuseQuery, requireRecord } from '../../http/calls/requestParts';
import { problem } from '../../http/problem';
import { ruledChangeSetOf } from '../../http/resources/applyChange';
import { tenantOf } from '../../http/tenantOf';
import { sessionOf } from '../../identity/authenticate';
import { requireDecided } from './decision';

/**
 * Deletes a person's own request that waits for a decision; the history keeps it.
 *
 * @throws {ProblemError} `unknownRecord`, also for another person's request; `alreadyDecided`
 */
export async function withdrawRequest(request: FastifyRequest, schema: ResourceSchema): Promise<{ id: number }> {
  refuseQuery(request);
  const [utilisateurId, id] = [idIn(request, 'id'), idIn(request, 'did')];
  // Before the request is read, so that the answer does not tell whether it exists.
  if (sessionOf(request).account.id !== utilisateurId) throw problem('unknownRecord');
  const { values, version } = await requireRecord(request, schema, id);
  if (values['utilisateurId'] !== utilisateurId) throw problem('unknownRecord');
  if (values['etat'] !== 'EnAttente') throw problem('alreadyDecided');
  const { rows } = await tenantOf(request).store.apply(
    ruledChangeSetOf(request, { resource: schema.name, action: 'delete', id, expectedVersion: version }),
  );
  requireDecided(rows[0]);
  return { id };
}
