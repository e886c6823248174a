import type { FastifyRequest } from 'fastify';
import type { CallContext } from '../../../http/calls/apiCall';
import { readablesOf } from '../../../http/history/readables';
import { runRevert } from '../../../http/history/runRevert';
import { problem } from '../../../http/problem';
import { writableCondition } from '../../../http/resources/visibleRecords';
import { tenantOf } from '../../../http/tenantOf';
import type { SlotReport } from '../writing/slotRun';
import { isDuplicationOf } from './isDuplicationOf';

/**
 * Reverts a duplication completely, or previews that.
 *
 * @throws {ProblemError} `unknownDuplication` if the change set did not duplicate this slot; `slotsRefused` if a copy
 *   has been changed since
 */
export async function takeBackDuplication(
  request: FastifyRequest,
  context: CallContext,
  { slotId, id }: { readonly slotId: number; readonly id: number },
  isPreview: boolean,
): Promise<SlotReport> {
  if (!(await isDuplicationOf(tenantOf(request), id, slotId))) throw problem('unknownDuplication');
  const readables = await readablesOf(request, context.registry, writableCondition);
  const { result, reports: rows } = await runRevert(request, context, { id, isPreview, readables });
  const refused = rows.filter(({ status }) => status === 'refused');
  if (!isPreview && refused.length > 0)
    throw problem('slotsRefused', {
      args: { smart_count: refused.length, total: rows.length, said: refused[0]?.message ?? '' },
    });
  return { ...result, rows, creneaux: [] };
}
