import type { FastifyRequest } from 'fastify';
import { CHANGE_MODES, MAX_CHANGES, type ChangeMode } from '../../../src/resources/changes/changes';
import type { ApiCall } from '../calls/apiCall';
import { idIn, optionalBodyOf } from '../calls/requestParts';
import { answerWhole } from '../changes/answer';
import { problem } from '../problem';
import { readParameters, type RawQuery } from '../query/readParameters';
import { readYesOrNo } from '../query/readers';
import { tenantOf } from '../tenantOf';
import { HISTORY } from './described';
import { writableCondition } from '../resources/visibleRecords';
import { readablesOf } from './readables';
import { PREVIEW } from './previewParameter';
import { runRevert } from './runRevert';
import { changeReportShape, revertBody } from './shapes';

const AT_ONCE = 500;

interface RevertRequest {
  readonly ordinals?: readonly number[];
  readonly mode?: ChangeMode;
}

const isOrdinals = (given: unknown): given is readonly number[] =>
  Array.isArray(given) &&
  given.length > 0 &&
  given.length <= MAX_CHANGES &&
  given.every((one) => Number.isSafeInteger(one) && one >= 0 && one < 2 ** 31);

const isMode = (given: unknown): given is ChangeMode => CHANGE_MODES.some((mode) => mode === given);

/** @throws {ProblemError} `invalid` with all issues at once */
function readAsked(request: FastifyRequest): RevertRequest {
  const { ordinals, mode, ...others } = optionalBodyOf(request);
  const wrong = [
    ...(ordinals === undefined || isOrdinals(ordinals) ? [] : [['ordinals', { code: 'integer' }] as const]),
    ...(mode === undefined || isMode(mode) ? [] : [['mode', { code: 'enumeration' }] as const]),
    ...Object.keys(others).map((name) => [name, { code: 'unknownField', args: { name } }] as const),
  ];
  if (wrong.length > 0)
    throw problem('invalid', { errors: Object.fromEntries(wrong.map(([name, issue]) => [name, [issue]])) });
  return { ...(isOrdinals(ordinals) && { ordinals }), ...(isMode(mode) && { mode }) };
}

/** `POST /changeSets/{id}/revert` applies the inverse of a recorded change set, or of some of its rows. */
export const revertCall: ApiCall = {
  operation: {
    ...HISTORY,
    method: 'post',
    path: '/api/changeSets/{id}/revert',
    operationId: 'changeSets.revert',
    summary: [
      'Annuler un ensemble de modifications, en tout ou en partie',
      'Take a change set back, wholly or partly',
      'Einen Änderungssatz ganz oder teilweise zurücknehmen',
      'Anular um conjunto de alterações, no todo ou em parte',
    ],
    query: [PREVIEW],
    body: revertBody,
    optionalBody: 'contract',
    refusals: [400, 403, 404],
    response: changeReportShape,
  },
  async handle(request, reply, context) {
    const { registry } = context;
    const { Preview: isPreview = false } = readParameters(request.query as RawQuery, { Preview: readYesOrNo });
    const id = idIn(request, 'id');
    const asked = readAsked(request);
    const { history } = tenantOf(request).store;
    // Read access to shared records does not allow reverting them.
    const readables = await readablesOf(request, registry, writableCondition);
    if (!(await history.has(id, readables))) throw problem('unknownRecord');
    if (asked.ordinals && !(await history.hasRows(id, asked.ordinals)))
      throw problem('invalid', { errors: { ordinals: [{ code: 'notFound' }] } });
    return answerWhole(reply, async ({ rows }, signal) => {
      const { result, reports } = await runRevert(request, context, { ...asked, id, isPreview, readables, signal });
      for (let first = 0; first < reports.length; first += AT_ONCE) await rows(reports.slice(first, first + AT_ONCE));
      return result;
    });
  },
};
