import type { FastifyRequest } from 'fastify';
import type { ChangeReport, RowReport } from '../../../../src/resources/changes/changes';
import type { Registry } from '../../../../src/resources/registry/registry';
import { Creneaux } from '../../../../src/resources/schemas/creneaux';
import type { Change, RowOutcome } from '../../../database/changes/changeTypes';
import { draftOf, reportOf } from '../../../http/changes/rowReport';
import { problem, type ProblemError } from '../../../http/problem';
import { PROBLEM_OF_REFUSAL } from '../../../http/resources/problemOfRefusal';
import { sessionOf } from '../../../identity/authenticate';
import { tenantOf } from '../../../http/tenantOf';
import { languageOf } from '../../../words';
import { planningSetOf } from './planningSet';
import { previewFindings } from './previewFindings';
import { withRefusedSlots, type SlotRowReport } from './refusedSlots';

const MOST_WRITTEN = 10_000;

export interface SlotReport extends Omit<ChangeReport, 'rows'> {
  readonly rows: readonly SlotRowReport[];
  /** Ids of the slots that remain, in order; in a preview without new slots. */
  readonly creneaux: readonly number[];
}

/** @throws {ProblemError} `tooManyWritten` if the call would write more slots than allowed */
export function requireFew(count: number): void {
  if (count > MOST_WRITTEN) throw problem('tooManyWritten', { args: { count, max: MOST_WRITTEN } });
}

/** The error of a refused set: the issues of the only slot, or the first of several and their number. */
function slotsProblem(
  changes: readonly Change[],
  outcomes: readonly RowOutcome[],
  rows: readonly RowReport[],
): ProblemError | undefined {
  const wrong = outcomes.flatMap((outcome) => (outcome.status === 'refused' ? [outcome] : []));
  const [first] = wrong;
  if (!first) return undefined;
  const { reason, issues: errors } = first;
  // The rule of a series in the same set does not count.
  const total = changes.filter(({ resource }) => resource === Creneaux.name).length;
  if (total === 1) return problem(PROBLEM_OF_REFUSAL[reason], { errors });
  const said = rows.find(({ status }) => status === 'refused')?.message ?? '';
  return problem('slotsRefused', { args: { smart_count: wrong.length, total, said }, errors });
}

/**
 * Applies changes of slots as one change set with the caller as author, or previews them.
 *
 * @throws {ProblemError} if a row is refused, except in a preview; nothing is written then
 */
export async function runSlots(
  request: FastifyRequest,
  registry: Registry,
  changes: readonly Change[],
  isPreview: boolean,
): Promise<SlotReport> {
  const tenant = tenantOf(request);
  const { store } = tenant;
  const input = planningSetOf(request, ...changes);
  const { applied, id, rows: outcomes } = await (isPreview ? store.preview(input) : store.apply(input));
  const language = languageOf(request.headers['accept-language']);
  const findings = isPreview ? await previewFindings(tenant, changes, outcomes) : undefined;
  const reports = outcomes.map((outcome, index): SlotRowReport => {
    const change = changes[index];
    if (!change) throw new Error('an outcome belongs to no change');
    const { resource, action } = change;
    const row = { asked: change, action, collection: resource, resource };
    const report = reportOf(draftOf(registry, language, index, outcome, row, sessionOf(request).grants), applied);
    const found = findings?.get(index);
    return found ? { ...report, findings: found } : report;
  });
  const rows = isPreview ? await withRefusedSlots(tenant, changes, reports) : reports;
  const refusal = isPreview ? undefined : slotsProblem(changes, outcomes, rows);
  if (refusal) throw refusal;
  const creneaux = rows.flatMap((row, index) =>
    changes[index]?.resource === Creneaux.name && row.status !== 'deleted' && row.id !== undefined ? [row.id] : [],
  );
  // The row of a series' rule is left out unless it is refused.
  const said = rows.filter(({ status }, index) => changes[index]?.resource === Creneaux.name || status === 'refused');
  return { applied, ...(id !== undefined && { id }), rows: said, creneaux };
}
