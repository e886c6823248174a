import { CHANGE_MODES, ROW_STATUSES } from '../../../src/resources/changes/changes';
import type { JsonSchema } from '../../../src/resources/language/kind';
import * as shape from '../calls/shapes';

const values: JsonSchema = { type: 'object' };
const moment: JsonSchema = { type: 'string', format: 'date-time' };
const action: JsonSchema = { type: 'string', enum: ['create', 'update', 'delete'] };

const who = { at: moment, authorName: shape.text, origin: shape.text };

/** A page of the history; `totalIsMinimum` is set if counting stopped early. */
export const historyPageOf = (items: JsonSchema): JsonSchema =>
  shape.object({ items: shape.arrayOf(items), totalCount: shape.count, totalIsMinimum: shape.yesOrNo }, [
    'totalIsMinimum',
  ]);

const rowShape = {
  changeSet: shape.id,
  ordinal: shape.count,
  ...who,
  resource: shape.text,
  collection: shape.text,
  id: shape.id,
  action,
  version: shape.count,
  before: values,
  after: values,
};

export const changeRowShape = shape.object(rowShape, ['collection', 'before', 'after']);

export const changeSetShape = shape.object(
  {
    id: shape.id,
    authorId: shape.text,
    ...who,
    reverts: shape.id,
    revertedBy: shape.id,
    resources: shape.arrayOf(shape.object({ resource: shape.text, rows: shape.count })),
    firstRows: shape.arrayOf(changeRowShape),
  },
  ['reverts', 'revertedBy', 'firstRows'],
);

export const revertBody = shape.object(
  {
    ordinals: { type: 'array', items: shape.count, minItems: 1 },
    mode: { type: 'string', enum: [...CHANGE_MODES] },
  },
  ['ordinals', 'mode'],
);

const always = { index: shape.count, status: { type: 'string', enum: [...ROW_STATUSES] } } as const;
const sometimes = {
  id: shape.id,
  version: shape.count,
  before: values,
  after: values,
  reason: shape.text,
  message: shape.text,
  issues: values,
};

/** The schema of a row's report. @param more further optional properties of a call */
export const rowReportShape = (more: Readonly<Record<string, JsonSchema>> = {}): JsonSchema =>
  shape.object({ ...always, ...sometimes, ...more }, [...Object.keys(sometimes), ...Object.keys(more)]);

export const changeReportShape = shape.object(
  { applied: shape.yesOrNo, id: shape.id, rows: shape.arrayOf(rowReportShape()) },
  ['id'],
);
