import { ruleOf } from '../../../../src/resources/access/access';
import type { JsonSchema } from '../../../../src/resources/language/kind';
import { kindOf } from '../../../../src/resources/fields/kinds';
import { Creneaux } from '../../../../src/resources/schemas/creneaux';
import * as shape from '../../../http/calls/shapes';
import type { DescribedOperation } from '../../../http/openapi/otherOperations';
import { slotShape } from '../search/slotShape';
import { PREVIEW } from '../../../http/history/previewParameter';
import { slotReportShape } from '../writing/slotCall';

const properties = Object.entries(Creneaux.fields).map(([name, spec]): readonly [string, JsonSchema] => [
  name,
  kindOf(spec).jsonSchema(spec),
]);

/** Describes `POST /creneaux` with what series add to the generated operation. */
export const createOperation: DescribedOperation = {
  method: 'post',
  path: '/api/creneaux',
  operationId: 'creneaux.create',
  tag: Creneaux.label.many,
  access: ruleOf(Creneaux, 'create'),
  summary: [
    'Créer un créneau, ou avec periodicite (règle RFC 5545) la série de ses créneaux',
    'Create a slot, or with periodicite (a rule of RFC 5545) the series of its slots',
    'Einen Termin anlegen, oder mit periodicite (einer Regel nach RFC 5545) die Serie seiner Termine',
    'Criar um horário, ou com periodicite (uma regra da RFC 5545) a série dos seus horários',
  ],
  query: [PREVIEW],
  body: {
    type: 'object',
    properties: { ...Object.fromEntries(properties), periodicite: shape.text },
    required: ['typeCreneauId', 'debut', 'fin'],
  },
  status: 201,
  refusals: [400, 403, 409],
  response: { anyOf: [slotShape, slotReportShape] },
  amends: Creneaux.name,
};
