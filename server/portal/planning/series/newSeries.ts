import type { FastifyRequest, RouteHandlerMethod } from 'fastify';
import { occurrencesOf } from '../../../../src/planning/core/recurrence/expand';
import { Creneaux } from '../../../../src/resources/schemas/creneaux';
import { isEmptyValue } from '../../../../src/resources/records/validate';
import { validateBody } from '../../../http/body/plainNumbers';
import { bodyOf } from '../../../http/calls/requestParts';
import type { Change } from '../../../database/changes/changeTypes';
import { problem } from '../../../http/problem';
import type { ResourceContext } from '../../../http/resources/resourceContext';
import { API } from '../../../http/requireAccess';
import { answerOf } from '../../../http/resources/answer';
import { tenantOf } from '../../../http/tenantOf';
import { isPreviewed } from '../writing/slotCall';
import { requireSlot } from '../writing/slotRecords';
import { runSlots } from '../writing/slotRun';
import { timeOf, wallTimesOf } from '../writing/slotTimes';
import { createOccurrence, createSeries, NEW_SERIES } from './seriesChanges';
import { ruleIn } from './seriesRule';

/** @throws {ProblemError} `invalid` */
function changesOf({ periodicite, ...given }: Readonly<Record<string, unknown>>): readonly Change[] {
  if (isEmptyValue(periodicite)) return [{ resource: Creneaux.name, action: 'create', values: given }];
  const { values, issues } = validateBody(Creneaux, given, 'create');
  if (Object.keys(issues).length > 0) throw problem('invalid', { errors: issues });
  const rule = ruleIn(periodicite, timeOf(values['debut']));
  const occurrences = occurrencesOf(rule, wallTimesOf(values).duration);
  if (!occurrences.ok) throw problem('invalid', { errors: { periodicite: [occurrences.issue] } });
  return [createSeries(rule), ...occurrences.value.map((one) => createOccurrence(values, one, NEW_SERIES))];
}

const isPlain = (request: FastifyRequest): boolean => {
  const { body, query } = request;
  const names = Object.keys(query as object);
  return names.length === 0 && (typeof body !== 'object' || body === null || !('periodicite' in body));
};

/**
 * Wraps `POST /creneaux`: a body with a rule creates a series in one change set, and `Preview` only previews. Other
 * requests use the generated handler.
 */
export const creatingSeries = (generated: RouteHandlerMethod, { registry }: ResourceContext): RouteHandlerMethod =>
  async function handle(request, reply) {
    if (isPlain(request)) return generated.call(this, request, reply);
    const isPreview = isPreviewed(request);
    const changes = changesOf(bodyOf(request));
    const report = await runSlots(request, registry, changes, isPreview);
    if (isPreview) return report;
    const { id: changeSetId, creneaux } = report;
    const first = await requireSlot(tenantOf(request), creneaux[0] ?? 0);
    const answer = answerOf(Creneaux, first);
    void reply.code(201).header('location', `${API}/${Creneaux.name}/${first.id}`);
    return { ...answer, creneaux, ...(changeSetId !== undefined && { changeSetId }) };
  };
