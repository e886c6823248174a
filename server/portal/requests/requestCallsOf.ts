import type { FastifyRequest } from 'fastify';
import type { JsonSchema } from '../../../src/resources/language/kind';
import type { ResourceSchema } from '../../../src/resources/language/resourceSchema';
import { Utilisateurs } from '../../../src/resources/schemas/utilisateurs';
import type { ChangeSetInput } from '../../database/changes/changeTypes';
import type { StoredRecord } from '../../database/reading/records';
import type { ApiCall, CallContext } from '../../http/calls/apiCall';
import { bodyOf, idIn, refuseQuery, requireRecord, withAddress } from '../../http/calls/requestParts';
import * as shape from '../../http/calls/shapes';
import { problem } from '../../http/problem';
import { applyOne } from '../../http/resources/applyChange';
import { tenantOf } from '../../http/tenantOf';
import { decisionIn, decisionShape, type Decision } from './decision';
import { REQUEST_QUERY, requestShape, requestsOf } from './requestPages';
import { withdrawRequest } from './withdrawRequest';

type Operation = ApiCall['operation'];
type Told = Pick<Operation, 'access' | 'summary'>;

interface RequestCallsOptions {
  readonly schema: ResourceSchema;
  readonly segment: string;
  /** The name of the request's id in the body of a decision. */
  readonly idName: string;
  /** Creates a request; `set` also checks that the caller may do so. */
  readonly create: Told & {
    readonly body: JsonSchema;
    readonly set: (
      request: FastifyRequest,
      utilisateurId: number,
      body: Readonly<Record<string, unknown>>,
    ) => Promise<ChangeSetInput>;
  };
  /** Lists a person's requests. `isShown` throws if the caller may not ask; false answers an empty list. */
  readonly list: Told & {
    readonly isShown: (request: FastifyRequest, utilisateurId: number) => Promise<boolean>;
  };
  readonly decide: Told & {
    readonly run: (
      request: FastifyRequest,
      context: CallContext,
      record: StoredRecord,
      decision: Decision,
    ) => Promise<object>;
  };
  readonly withdraw: Told;
  readonly all: Told & { readonly handle: ApiCall['handle'] };
}

/** The calls for requests about oneself: propose, list and decide (section 7.2 of the specification), and withdraw. */
export function requestCallsOf(options: RequestCallsOptions): readonly ApiCall[] {
  const { schema, segment, idName, create, list, decide, withdraw, all } = options;
  const path = `/api/Utilisateurs/{id}/${segment}`;
  const response = requestShape(schema);
  const common = (name: string, { access, summary }: Told) => ({
    operationId: `utilisateurs.${segment}.${name}`,
    tag: Utilisateurs.label.many,
    access,
    summary,
  });
  return [
    {
      operation: {
        ...common('create', create),
        method: 'post',
        path,
        body: create.body,
        status: 201,
        refusals: [400, 403, 404],
        response,
      },
      async handle(request) {
        refuseQuery(request);
        const utilisateurId = idIn(request, 'id');
        const { utilisateurId: _same, ...body } = withAddress(bodyOf(request), { utilisateurId });
        const set = await create.set(request, utilisateurId, body);
        const { id, after } = await applyOne(tenantOf(request).store, set);
        return { ...after, id };
      },
    },
    {
      operation: {
        ...common('list', list),
        method: 'get',
        path,
        refusals: [400, 403, 404],
        response: shape.arrayOf(response),
      },
      async handle(request) {
        refuseQuery(request);
        const utilisateurId = idIn(request, 'id');
        return (await list.isShown(request, utilisateurId)) ? requestsOf(request, schema, utilisateurId) : [];
      },
    },
    {
      operation: {
        ...common('patch', decide),
        method: 'patch',
        path: `${path}/{did}`,
        body: decisionShape('utilisateurId', idName),
        refusals: [400, 403, 404, 409],
        response,
      },
      async handle(request, _reply, context) {
        refuseQuery(request);
        const [utilisateurId, requestId] = [idIn(request, 'id'), idIn(request, 'did')];
        const record = await requireRecord(request, schema, requestId);
        if (record.values['utilisateurId'] !== utilisateurId) throw problem('unknownRecord');
        const decision = decisionIn(request, { utilisateurId, [idName]: requestId });
        return decide.run(request, context, record, decision);
      },
    },
    {
      operation: {
        ...common('delete', withdraw),
        method: 'delete',
        path: `${path}/{did}`,
        extension: true,
        refusals: [400, 403, 404, 409],
        response: shape.object({ id: shape.id }),
      },
      handle: (request) => withdrawRequest(request, schema),
    },
    {
      operation: {
        ...common('list', all),
        operationId: `${segment}.list`,
        method: 'get',
        path: `/api/${segment}`,
        extension: true,
        query: REQUEST_QUERY,
        refusals: [400, 403],
        response: shape.pageOf(response),
      },
      handle: all.handle,
    },
  ];
}
