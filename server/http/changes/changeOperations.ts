import {
  CHANGE_MODES,
  CHANGE_ORIGINS,
  HANDLE,
  MAX_CHANGES,
  ROW_STATUSES,
} from '../../../src/resources/changes/changes';
import type { JsonSchema } from '../../../src/resources/language/kind';
import { arrayOf, count, id, object, text, yesOrNo } from '../calls/shapes';
import type { DescribedOperation } from '../openapi/otherOperations';

const values: JsonSchema = { type: 'object', additionalProperties: true };
const oneOf = (options: readonly string[]): JsonSchema => ({ type: 'string', enum: [...options] });

const change = object(
  {
    collection: text,
    action: oneOf(['create', 'update', 'delete']),
    handle: { ...text, pattern: HANDLE.source },
    id,
    version: count,
    values,
  },
  ['handle', 'id', 'version', 'values'],
);

const row = object(
  {
    index: count,
    status: oneOf(ROW_STATUSES),
    id,
    version: count,
    before: values,
    after: values,
    reason: text,
    message: text,
    issues: values,
  },
  ['id', 'version', 'before', 'after', 'reason', 'message', 'issues'],
);

const reportSchema: JsonSchema = object({ applied: yesOrNo, id, rows: arrayOf(row) }, ['id']);

export const changeOperations: readonly DescribedOperation[] = [
  {
    method: 'post',
    path: '/api/changeSets',
    operationId: 'changeSets.create',
    tag: 'system',
    access: 'session',
    summary: [
      'Prévisualiser ou enregistrer un lot de changements',
      'Preview or save a set of changes',
      'Einen Satz von Änderungen prüfen oder speichern',
      'Pré-visualizar ou guardar um lote de alterações',
    ],
    body: object(
      {
        origin: oneOf(CHANGE_ORIGINS),
        mode: oneOf(CHANGE_MODES),
        changes: { ...arrayOf(change), maxItems: MAX_CHANGES },
      },
      ['origin', 'mode'],
    ),
    query: [
      {
        name: 'Preview',
        words: [
          'Dire ce qui adviendrait, sans rien enregistrer',
          'Say what would come of it, without saving anything',
          'Sagen, was daraus würde, ohne etwas zu speichern',
          'Dizer o que aconteceria, sem guardar nada',
        ],
        schema: { type: 'boolean', default: false },
      },
    ],
    response: reportSchema,
    refusals: [400, 409, 413, 415],
    extension: true,
  },
];
