import { applyAll, changeSetOf } from '../../http/resources/applyChange';
import { tenantOf } from '../../http/tenantOf';
import type { ApiCall } from '../../http/calls/apiCall';
import { changesOfCells, readCells } from './matrixChanges';
import { peopleWithFunctions } from './matrixState';
import { previewAccess, type Person } from './previewAccess';
import { refuseQuery } from '../../http/calls/requestParts';
import { ACCESS_RULES } from './rules';
import * as shape from '../../http/calls/shapes';
import * as accessShape from './accessShapes';

/** Maximum number of names in the response: enough to recognise the group. */
const MOST_NAMES = 20;

const cell = { fonctionId: shape.id, droitId: shape.id, flag: accessShape.flag, granted: shape.yesOrNo };
const body = shape.object({ changes: shape.arrayOf(shape.object(cell)) });
const who = shape.object({
  count: shape.count,
  people: shape.arrayOf(shape.object({ id: shape.id, nomComplet: shape.text })),
  limited: shape.count,
});
const POST = {
  method: 'post',
  tag: 'access',
  access: ACCESS_RULES.giveToFunctions,
  body,
  refusals: [400, 403, 409],
  extension: true,
} as const;

/** `limited` counts the people who have the right anyway for the companies of a profile. */
const summaryOf = (people: readonly Person[], right: string) => ({
  count: people.length,
  people: people.slice(0, MOST_NAMES).map(({ id, nomComplet }) => ({ id, nomComplet })),
  limited: people.filter(({ limited }) => limited?.includes(right)).length,
});

/** The matrix of functions and rights: previewing and applying collected changes (extension `accessMatrix`). */
export const matrixCalls: readonly ApiCall[] = [
  {
    operation: {
      ...POST,
      path: '/api/access/preview',
      operationId: 'access.preview',
      summary: [
        'Qui gagne et qui perd quoi',
        'Who gains and who loses what',
        'Wer was gewinnt und verliert',
        'Quem ganha e quem perde o quê',
      ],
      response: shape.object({
        changes: shape.arrayOf(shape.object({ ...cell, gains: who, loses: who })),
        refusals: shape.arrayOf(shape.object({ index: shape.count, reason: shape.text })),
      }),
    },
    async handle(request) {
      refuseQuery(request);
      const tenant = tenantOf(request);
      const cells = await readCells(request);
      const people = await peopleWithFunctions(tenant, [...new Set(cells.map(({ fonctionId }) => fonctionId))]);
      const effects = previewAccess(
        people,
        cells.map((one) => ({ ...one, right: one.right ?? '' })),
      );
      const writes = await changesOfCells(request, cells);
      const { rows } = await tenant.store.preview(changeSetOf(request, ...writes));
      return {
        changes: cells.map(({ right, ...one }, index) => ({
          ...one,
          gains: summaryOf(right === undefined ? [] : (effects[index]?.gains ?? []), right ?? ''),
          loses: summaryOf(right === undefined ? [] : (effects[index]?.loses ?? []), right ?? ''),
        })),
        refusals: rows.flatMap((row, index) => (row.status === 'refused' ? [{ index, reason: row.reason }] : [])),
      };
    },
  },
  {
    operation: {
      ...POST,
      path: '/api/access/apply',
      operationId: 'access.apply',
      summary: [
        'Enregistrer les changements de la matrice',
        'Save the changes of the matrix',
        'Änderungen der Matrix speichern',
        'Guardar as alterações da matriz',
      ],
      response: shape.object({ applied: shape.count }),
    },
    async handle(request) {
      refuseQuery(request);
      const writes = await changesOfCells(request, await readCells(request));
      const rows = writes.length > 0 ? await applyAll(tenantOf(request).store, changeSetOf(request, ...writes)) : [];
      return { applied: rows.length };
    },
  },
];
