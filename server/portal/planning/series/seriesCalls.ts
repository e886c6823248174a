import type { FastifyRequest } from 'fastify';
import { ruleOf } from '../../../../src/resources/access/access';
import { timeOfDay } from '../../../../src/planning/core/recurrence/moments';
import { writeRule } from '../../../../src/planning/core/recurrence/writeRule';
import { instantOf, wallOf } from '../../../../src/resources/fields/shared/zone';
import { Creneaux } from '../../../../src/resources/schemas/creneaux';
import { isEmptyValue } from '../../../../src/resources/records/validate';
import { validateBody } from '../../../http/body/plainNumbers';
import type { ApiCall } from '../../../http/calls/apiCall';
import { bodyOf, idIn, refuseQuery } from '../../../http/calls/requestParts';
import * as shape from '../../../http/calls/shapes';
import { problem } from '../../../http/problem';
import { expectedVersion } from '../../../http/resources/preconditions';
import { PREVIEW } from '../../../http/history/previewParameter';
import { isPreviewed, previewedWith, slotReportShape } from '../writing/slotCall';
import { runSlots } from '../writing/slotRun';
import { timeOf, wallTimesOf } from '../writing/slotTimes';
import { editSeries, type SeriesEdit } from './editSeries';
import { removeSeries } from './removeSeries';
import { SERIES_SCOPES, type SeriesScope } from '../../../../src/planning/core/slotCalls';
import { asScope, DEFAULT_SCOPE, readScope } from './scope';
import { requireSeries, type Series } from './seriesRecord';
import { ruleIn } from './seriesRule';

const PATH = '/api/creneaux/{recordId}/periodicites/{periodiciteId}';
const scopeSchema = { type: 'string', enum: [...SERIES_SCOPES], default: DEFAULT_SCOPE };

/** Reads the series of the address. @throws {ProblemError} `unknownRecord`, `stale` if its slot has changed */
async function addressedSeries(request: FastifyRequest): Promise<Series> {
  const series = await requireSeries(request, idIn(request, 'recordId'), idIn(request, 'periodiciteId'));
  const version = expectedVersion(request.headers['if-match']);
  if (version !== undefined && version !== series.anchor.version) throw problem('stale');
  return series;
}

function scopeIn(given: unknown): SeriesScope {
  const scope = isEmptyValue(given) ? DEFAULT_SCOPE : asScope(given);
  if (!scope) throw problem('invalid', { errors: { portee: [{ code: 'enumeration' }] } });
  return scope;
}

/** The default start of a rule: that of the anchor, or of the first occurrence if all are edited. */
function startFor({ anchor, occurrences }: Series, scope: SeriesScope, values: SeriesEdit['values']): number {
  const start = timeOf(values['debut'] ?? anchor.values['debut']);
  if (scope !== 'tous') return start;
  const first = wallTimesOf(occurrences[0]?.values ?? anchor.values).start;
  return instantOf(first - timeOfDay(first) + timeOfDay(wallOf(start)));
}

/** @throws {ProblemError} `invalid` */
function editIn(request: FastifyRequest, series: Series): SeriesEdit {
  const { portee, periodicite, ...given } = bodyOf(request);
  const scope = scopeIn(portee);
  const { values, issues } = validateBody(Creneaux, given, 'update');
  if (Object.keys(issues).length > 0) throw problem('invalid', { errors: issues });
  const rule = isEmptyValue(periodicite) ? undefined : ruleIn(periodicite, startFor(series, scope, values));
  // Clients may send the unchanged rule along with other values.
  const isSame = rule !== undefined && writeRule(rule) === writeRule(series.rule);
  return { scope, values, rule: isSame ? undefined : rule };
}

const read: ApiCall = {
  operation: {
    method: 'get',
    path: PATH,
    operationId: 'creneaux.periodicites.get',
    tag: Creneaux.label.many,
    access: ruleOf(Creneaux, 'list'),
    summary: ['La règle d’une série', 'The rule of a series', 'Die Regel einer Serie', 'A regra de uma série'],
    refusals: [403, 404],
    response: shape.object({ id: shape.id, periodicite: shape.text, creneaux: shape.arrayOf(shape.id) }),
    extension: true,
  },
  async handle(request) {
    refuseQuery(request);
    const { id, rule, occurrences } = await addressedSeries(request);
    return { id, periodicite: writeRule(rule), creneaux: occurrences.map((slot) => slot.id) };
  },
};

const update: ApiCall = {
  operation: {
    method: 'put',
    path: PATH,
    operationId: 'creneaux.periodicites.update',
    tag: Creneaux.label.many,
    access: ruleOf(Creneaux, 'edit'),
    summary: [
      'Modifier ce créneau d’une série, les suivants ou tous',
      'Change this slot of a series, the following ones or all',
      'Diesen Termin einer Serie, die folgenden oder alle ändern',
      'Alterar este horário de uma série, os seguintes ou todos',
    ],
    query: [PREVIEW],
    body: {
      type: 'object',
      properties: { periodicite: shape.text, portee: scopeSchema },
      additionalProperties: true,
    },
    refusals: [400, 403, 404, 409, 412],
    response: slotReportShape,
  },
  async handle(request, _reply, { registry }) {
    const isPreview = isPreviewed(request);
    const series = await addressedSeries(request);
    return runSlots(request, registry, editSeries(series, editIn(request, series)), isPreview);
  },
};

const remove: ApiCall = {
  operation: {
    method: 'delete',
    path: PATH,
    operationId: 'creneaux.periodicites.delete',
    tag: Creneaux.label.many,
    access: ruleOf(Creneaux, 'delete'),
    summary: [
      'Supprimer ce créneau d’une série, les suivants ou tous',
      'Delete this slot of a series, the following ones or all',
      'Diesen Termin einer Serie, die folgenden oder alle löschen',
      'Eliminar este horário de uma série, os seguintes ou todos',
    ],
    query: [
      PREVIEW,
      {
        name: 'Portee',
        words: [
          'Lesquels\u00a0: un, suivants ou tous',
          'Which of them: un (this one), suivants (the following ones) or tous (all)',
          'Welche: un (dieser), suivants (die folgenden) oder tous (alle)',
          'Quais: un (este), suivants (os seguintes) ou tous (todos)',
        ],
        schema: scopeSchema,
      },
    ],
    refusals: [400, 403, 404, 409, 412],
    response: slotReportShape,
  },
  async handle(request, _reply, { registry }) {
    const { isPreview, value: scope = DEFAULT_SCOPE } = previewedWith(request, 'Portee', readScope);
    const series = await addressedSeries(request);
    return runSlots(request, registry, removeSeries(series, scope), isPreview);
  },
};

/** Reading, changing and deleting series of slots (section 7.6 of the specification). */
export const seriesCalls: readonly ApiCall[] = [read, update, remove];
