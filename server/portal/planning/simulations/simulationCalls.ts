import type { FastifyReply, FastifyRequest } from 'fastify';
import { ruleOf } from '../../../../src/resources/access/access';
import { kindOf } from '../../../../src/resources/fields/kinds';
import { referenceSet } from '../../../../src/resources/fields/referenceSet/kind';
import type { SimulationConflict } from '../../../../src/planning/core/simulation/conflicts';
import { simulationSteps } from '../../../../src/planning/core/simulation/overlay';
import { PROBLEM_TYPE } from '../../../../src/resources/protocol/problem';
import { Creneaux } from '../../../../src/resources/schemas/creneaux';
import { Simulations } from '../../../../src/resources/schemas/simulations';
import { validateBody } from '../../../http/body/plainNumbers';
import type { ApiCall } from '../../../http/calls/apiCall';
import { idIn, optionalBodyOf, refuseQuery, requireRecord } from '../../../http/calls/requestParts';
import * as shape from '../../../http/calls/shapes';
import type { Change } from '../../../database/changes/changeTypes';
import { problem } from '../../../http/problem';
import { problemDocument } from '../../../http/problemDocument';
import { expectedVersion } from '../../../http/resources/preconditions';
import { languageOf } from '../../../words';
import { slotShape } from '../search/slotShape';
import { PREVIEW } from '../../../http/history/previewParameter';
import { isPreviewed, slotReportShape } from '../writing/slotCall';
import { runSlots } from '../writing/slotRun';
import { blockingConflicts } from './findConflicts';
import { gapsOf } from './gapsOf';
import { requireSimulation, slotFrom, type StoredSimulation } from './simulationRows';
import { validationChanges } from './approval';

const VALIDATED = 'Validee';

const BODY = { creneauxId: referenceSet({ label: Creneaux.label.many, resource: Creneaux.name }) } as const;

/** The rows to validate, by default all. @throws {ProblemError} `invalid` for a row of another plan */
function chosenRows(request: FastifyRequest, { rows }: StoredSimulation): StoredSimulation['rows'] {
  const { values, issues } = validateBody({ fields: BODY }, optionalBodyOf(request), 'create');
  if (Object.keys(issues).length > 0) throw problem('invalid', { errors: issues });
  const given = values['creneauxId'];
  if (!Array.isArray(given)) return rows;
  const chosen = new Set(given.map(Number));
  const found = rows.filter(({ id }) => chosen.has(id));
  if (found.length < chosen.size) throw problem('invalid', { errors: { creneauxId: [{ code: 'referenceMissing' }] } });
  return found;
}

function answerConflicts(request: FastifyRequest, reply: FastifyReply, conflits: readonly SimulationConflict[]) {
  const language = languageOf(request.headers['accept-language']);
  const document = problemDocument(
    problem('simulationConflicts', { args: { smart_count: conflits.length } }),
    language,
  );
  return reply
    .code(document.status)
    .headers({ 'content-language': language, 'cache-control': 'no-store' })
    .type(PROBLEM_TYPE)
    .send({ ...document, conflits });
}

/** Expects the version that was read, so that the second of two concurrent validations is refused. */
const markValidated = ({ id, version }: StoredSimulation['record'], isAll: boolean): Change => ({
  resource: Simulations.name,
  action: 'update',
  id,
  expectedVersion: version,
  ...(isAll && { programValues: { etat: VALIDATED } }),
});

/**
 * The second of two concurrent validations fails on the changes of the first; this reports the actual reason instead.
 *
 * @throws {ProblemError} `alreadyValidated`
 */
async function refuseValidated(request: FastifyRequest, id: number): Promise<void> {
  const { values } = await requireRecord(request, Simulations, id);
  if (values['etat'] === VALIDATED) throw problem('alreadyValidated');
}

const validate: ApiCall = {
  operation: {
    method: 'put',
    path: '/api/simulations/{recordId}/validate',
    operationId: 'simulations.validate',
    tag: Simulations.label.many,
    access: ruleOf(Simulations, 'edit'),
    summary: [
      'Valider une simulation, ou une partie de ses changements',
      'Validate a simulation, or a part of its changes',
      'Eine Simulation oder einen Teil ihrer Änderungen bestätigen',
      'Validar uma simulação, ou parte das suas alterações',
    ],
    query: [PREVIEW],
    body: shape.object({ creneauxId: kindOf(BODY.creneauxId).jsonSchema(BODY.creneauxId) }, ['creneauxId']),
    optionalBody: 'extension',
    refusals: [400, 403, 404, 409, 412],
    response: {
      anyOf: [
        shape.object({ id: shape.id, etat: shape.text, reste: shape.count, changeSetId: shape.id }),
        slotReportShape,
      ],
    },
  },
  async handle(request, reply, { registry }) {
    const isPreview = isPreviewed(request);
    const simulation = await requireSimulation(request, idIn(request, 'recordId'));
    const { record, rows, originals } = simulation;
    if (record.values['etat'] === VALIDATED) throw problem('alreadyValidated');
    const version = expectedVersion(request.headers['if-match']);
    if (version !== undefined && version !== record.version) throw problem('stale');
    const chosen = chosenRows(request, simulation);
    const conflicts = await blockingConflicts(request, registry, { rows: chosen, originals });
    if (conflicts.length > 0 && !isPreview) {
      await refuseValidated(request, record.id);
      return answerConflicts(request, reply, conflicts);
    }
    const reste = rows.length - chosen.length;
    const changes = validationChanges(
      simulationSteps(chosen.map(slotFrom)),
      new Map(chosen.map((row) => [row.id, row])),
    );
    const all = [...changes.map(({ change }) => change), markValidated(record, reste === 0)];
    const report = await runSlots(request, registry, all, isPreview).catch(async (error: unknown) => {
      await refuseValidated(request, record.id);
      throw error;
    });
    if (isPreview) return report;
    const { id: changeSetId } = report;
    const after = await requireSimulation(request, record.id);
    return { ...after.record.values, id: record.id, reste, ...(changeSetId !== undefined && { changeSetId }) };
  },
};

const replaced = shape.object({ creneau: slotShape, origine: { anyOf: [slotShape, { type: 'null' }] } });
const hours = shape.arrayOf(shape.object({ id: shape.id, avant: { type: 'number' }, apres: { type: 'number' } }));

const gaps: ApiCall = {
  operation: {
    method: 'get',
    path: '/api/simulations/{recordId}/ecarts',
    operationId: 'simulations.ecarts',
    tag: Simulations.label.many,
    access: ruleOf(Simulations, 'show'),
    summary: [
      'Ce qu’une simulation changerait au planning réel',
      'What a simulation would change in the real schedule',
      'Was eine Simulation am echten Plan ändern würde',
      'O que uma simulação alteraria no planeamento real',
    ],
    refusals: [403, 404],
    response: shape.object({
      ajoutes: shape.arrayOf(slotShape),
      modifies: shape.arrayOf(replaced),
      retires: shape.arrayOf(replaced),
      heures: shape.object({ salaries: hours, entreprises: hours }),
      conflits: shape.arrayOf(
        shape.object(
          { creneauId: shape.id, code: shape.text, bloquant: shape.yesOrNo, autreId: shape.id, message: shape.text },
          ['autreId', 'message'],
        ),
      ),
    }),
    extension: true,
  },
  async handle(request, _reply, { registry }) {
    refuseQuery(request);
    return gapsOf(request, registry, await requireSimulation(request, idIn(request, 'recordId')));
  },
};

/** Validating and comparing simulations (section 7.6 of the specification). */
export const simulationCalls: readonly ApiCall[] = [validate, gaps];
