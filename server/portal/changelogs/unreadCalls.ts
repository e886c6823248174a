import type { FastifyRequest } from 'fastify';
import { ChangelogLectures, ChangelogsApplication } from '../../../src/resources/schemas/changelogs';
import type { ApiCall } from '../../http/calls/apiCall';
import { bodyOf, refuseQuery } from '../../http/calls/requestParts';
import * as shape from '../../http/calls/shapes';
import { isEmptyValue } from '../../../src/resources/records/validate';
import { problem } from '../../http/problem';
import { readParameters, type RawQuery } from '../../http/query/readParameters';
import { readText } from '../../http/query/readers';
import { changeSetOf } from '../../http/resources/applyChange';
import { tenantOf } from '../../http/tenantOf';
import { sessionOf } from '../../identity/authenticate';
import { unreadIds, type Counter } from './unread';

const CALL = { path: '/api/UnreadChangelogs', tag: ChangelogsApplication.label.many, access: 'session' } as const;
const ATTEMPTS = 3;

/** @throws {ProblemError} `refusal` at each missing name */
function counterOf(
  request: FastifyRequest,
  given: Readonly<Record<string, unknown>>,
  names: { readonly application: string; readonly tenantId: string },
  refusal: 'invalid' | 'invalidParameter',
): Counter {
  const read = (name: string) => {
    const value = given[name];
    return typeof value === 'string' ? value.trim() : '';
  };
  const codeOf = (name: string) => (isEmptyValue(given[name]) || typeof given[name] === 'string' ? 'required' : 'text');
  const wrong = Object.values(names).filter((name) => read(name) === '');
  if (wrong.length > 0)
    throw problem(refusal, { errors: Object.fromEntries(wrong.map((name) => [name, [{ code: codeOf(name) }]])) });
  const { account } = sessionOf(request);
  return {
    utilisateurId: account.id,
    application: read(names.application),
    tenantId: read(names.tenantId),
  };
}

/** Marks all published changelogs as read; retries if the same person does so in two windows at once. */
async function markRead(request: FastifyRequest, counter: Counter): Promise<void> {
  const tenant = tenantOf(request);
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const ids = await unreadIds(tenant, counter);
    if (ids.length === 0) return;
    const changes = ids.map(
      (changelogId) =>
        ({
          resource: ChangelogLectures.name,
          action: 'create',
          values: { utilisateurId: counter.utilisateurId, changelogId },
        }) as const,
    );
    if ((await tenant.store.apply(changeSetOf(request, ...changes))).applied) return;
  }
  throw problem('conflict');
}

const words = {
  application: ['L’application', 'The application', 'Die Anwendung', 'A aplicação'],
  tenantId: [
    'L’identifiant de l’organisation',
    'Identifier of the organisation',
    'Kennung der Organisation',
    'Identificador da organização',
  ],
} as const;

/** The caller's unread changelogs of an application and organisation (section 7.7 of the specification). */
export const unreadCalls: readonly ApiCall[] = [
  {
    operation: {
      ...CALL,
      method: 'get',
      operationId: 'unreadChangelogs.get',
      summary: [
        'Nombre de vos nouveautés non lues',
        'Number of changelogs that you have not read',
        'Anzahl Ihrer ungelesenen Neuerungen',
        'Número das suas novidades por ler',
      ],
      query: [
        { name: 'Application', words: words.application, schema: shape.text },
        { name: 'TenantId', words: words.tenantId, schema: shape.text },
      ],
      refusals: [400],
      response: shape.count,
    },
    async handle(request) {
      const given = readParameters(request.query as RawQuery, { Application: readText, TenantId: readText });
      const names = { application: 'Application', tenantId: 'TenantId' };
      const counter = counterOf(request, given, names, 'invalidParameter');
      return (await unreadIds(tenantOf(request), counter)).length;
    },
  },
  {
    operation: {
      ...CALL,
      method: 'post',
      operationId: 'unreadChangelogs.markRead',
      summary: [
        'Marquer vos nouveautés comme lues',
        'Mark your changelogs as read',
        'Ihre Neuerungen als gelesen markieren',
        'Marcar as suas novidades como lidas',
      ],
      body: shape.object({ application: shape.text, tenantId: shape.text }),
      refusals: [400, 409],
      response: shape.count,
    },
    async handle(request) {
      refuseQuery(request);
      const names = { application: 'application', tenantId: 'tenantId' };
      const counter = counterOf(request, bodyOf(request), names, 'invalid');
      await markRead(request, counter);
      return (await unreadIds(tenantOf(request), counter)).length;
    },
  },
];
