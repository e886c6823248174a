import { isObject } from '../../src/resources/common/isObject';
import { tableDetails, tableSizes } from '../database/tables/tableSizes';
import { tablesOf } from '../database/tables/table';
import type { ApiCall } from '../http/calls/apiCall';
import { bodyOf, refuseQuery } from '../http/calls/requestParts';
import * as shape from '../http/calls/shapes';
import { problem } from '../http/problem';
import { readParameters, type RawQuery } from '../http/query/readParameters';
import { readText } from '../http/query/readers';
import { API } from '../http/requireAccess';
import { tenantOf } from '../http/tenantOf';
import { listedOperations, planOf } from './plan';

const EXPLORER = {
  tag: ['Explorateur', 'Explorer', 'Explorer', 'Explorador'],
  access: { rights: ['PARAMETRES:admin'] },
  extension: true,
} as const;

const countOrNull = { type: ['number', 'null'], minimum: 0 };
const size = { rows: countOrNull, bytes: shape.count, indexBytes: shape.count };

const sizes: ApiCall = {
  operation: {
    ...EXPLORER,
    method: 'get',
    path: `${API}/explorer`,
    operationId: 'explorer.sizes',
    summary: [
      'La taille de la table de chaque ressource',
      'The size of the table of each resource',
      'Die Größe der Tabelle jeder Ressource',
      'O tamanho da tabela de cada recurso',
    ],
    refusals: [400],
    response: shape.object({ items: shape.arrayOf(shape.object({ resource: shape.text, ...size })) }),
  },
  async handle(request, _reply, { registry }) {
    refuseQuery(request);
    const { database, schema } = tenantOf(request);
    const byName = await tableSizes(database.pool, schema);
    const items = [...tablesOf(registry)].flatMap(([resource, { name, view }]) => {
      const found = view ? undefined : byName.get(name);
      return found ? [{ resource, rows: found.rows, bytes: found.bytes, indexBytes: found.indexBytes }] : [];
    });
    return { items };
  },
};

const column = shape.object({ name: shape.text, type: shape.text, required: shape.yesOrNo });
const index = shape.object({ name: shape.text, definition: shape.text, bytes: shape.count, uses: shape.count });
const operation = shape.object({
  method: shape.text,
  path: shape.text,
  extension: shape.yesOrNo,
  access: { oneOf: [{ type: 'string', enum: ['session', 'anonymous'] }, { type: 'object' }] },
});

const details: ApiCall = {
  operation: {
    ...EXPLORER,
    method: 'get',
    path: `${API}/explorer/resource`,
    operationId: 'explorer.resource',
    summary: [
      'La table et les opérations d’une ressource',
      'The table and the operations of a resource',
      'Tabelle und Vorgänge einer Ressource',
      'A tabela e as operações de um recurso',
    ],
    query: [
      {
        name: 'Resource',
        words: ['Le nom de la ressource', 'The name of the resource', 'Der Name der Ressource', 'O nome do recurso'],
        schema: { type: 'string', maxLength: 500 },
      },
    ],
    refusals: [400, 404],
    response: shape.object({
      table: {
        oneOf: [
          shape.object({ name: shape.text, ...size, columns: shape.arrayOf(column), indexes: shape.arrayOf(index) }),
          { type: 'null' },
        ],
      },
      operations: shape.arrayOf(operation),
    }),
  },
  async handle(request, _reply, { registry }) {
    const { Resource: name } = readParameters(request.query as RawQuery, { Resource: readText });
    const declared = registry.visible.find((one) => one.name === name);
    if (!declared) throw problem('unknownRecord');
    const { database, schema } = tenantOf(request);
    const stored = tablesOf(registry).get(declared.name);
    return {
      table: (stored && (await tableDetails(database.pool, schema, stored.name))) ?? null,
      operations: listedOperations(declared, registry),
    };
  },
};

const plan: ApiCall = {
  operation: {
    ...EXPLORER,
    method: 'post',
    path: `${API}/explorer/plan`,
    operationId: 'explorer.plan',
    summary: [
      'La table et les opérations qu’aurait une déclaration\u00a0; rien n’est enregistré',
      'The table and the operations that a declaration would have; nothing is stored',
      'Tabelle und Vorgänge, die eine Deklaration hätte; nichts wird gespeichert',
      'A tabela e as operações que uma declaração teria; nada é guardado',
    ],
    body: shape.object({ declaration: { type: 'object' } }),
    refusals: [400],
    response: shape.object({
      problems: shape.arrayOf(shape.text),
      columns: shape.arrayOf(column),
      indexes: shape.arrayOf(shape.text),
      operations: shape.arrayOf(operation),
    }),
  },
  async handle(request, _reply, { registry }) {
    refuseQuery(request);
    const { declaration, ...others } = bodyOf(request);
    const unknown = Object.keys(others).map((name) => [name, [{ code: 'unknownField', args: { name } }]] as const);
    const code = (declaration ?? undefined) === undefined ? 'required' : 'pattern';
    const wrong = isObject(declaration) ? [] : [['declaration', [{ code }]] as const];
    if (unknown.length + wrong.length > 0)
      throw problem('invalid', { errors: Object.fromEntries([...unknown, ...wrong]) });
    return planOf(registry, declaration as object);
  },
};

/** Tables and operations of each declaration, for administrators of settings (extension `explorer`). */
export const explorerCalls: readonly ApiCall[] = [sizes, details, plan];
