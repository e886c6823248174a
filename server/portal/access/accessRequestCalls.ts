import type { FastifyRequest } from 'fastify';
import { ruleOfScreen } from '../../../src/resources/routes/screenRule';
import { Utilisateurs } from '../../../src/resources/schemas/utilisateurs';
import { raw, sql, toQuery } from '../../database/sql';
import { tableAt } from '../../database/tables/tableAt';
import { problem } from '../../http/problem';
import { tenantOf } from '../../http/tenantOf';
import { sessionOf } from '../../identity/authenticate';
import { slowDown } from '../../identity/lifecycle/slowDown';
import { heldRights } from '../../identity/storage/accessTables';
import { languagesOf } from '../../mail/languages';
import { translate } from '../../words';
import type { ApiCall } from '../../http/calls/apiCall';
import { bodyOf, refuseQuery } from '../../http/calls/requestParts';
import { ACCESS_RULES } from './rules';
import * as shape from '../../http/calls/shapes';

const MOST = 10;
const MOST_LETTERS = 500;
const DAY = 24 * 3600;
/** Per page twice a day, to allow a reminder; for all pages together a few times. */
const ONE_PAGE = { free: 2, firstWait: DAY, longestWait: DAY, forgottenAfter: DAY };
const ALL_PAGES = { free: 10, firstWait: 600, longestWait: DAY, forgottenAfter: DAY };

interface Administrator {
  readonly id: number;
  readonly name: string;
  readonly email: string;
}

/** Returns the people who can grant rights, without the caller and hidden people. */
async function administratorsFor(request: FastifyRequest): Promise<readonly Administrator[]> {
  const tenant = tenantOf(request);
  const query = sql`
    select u.id, concat_ws(' ', u.nom, u.prenom) as name, u.email from ${tableAt(tenant, Utilisateurs)} u
    where u.id in (select h.identity_id from ${raw(heldRights(tenant.schema))} h
        where h.code || ':' || h.flag = any(${ACCESS_RULES.giveToIdentities.rights}))
      and u.id <> ${sessionOf(request).account.id} and not coalesce(u."utilisateurMasquee", false) and u.email <> ''
    order by u.nom, u.prenom, u.id limit ${MOST}`;
  return (await tenant.database.pool.query<Administrator>(toQuery(query))).rows;
}

/** Reads the address of a screen. @throws {ProblemError} `invalid`, `unknownRecord` if there is no such screen */
function pageIn(body: Readonly<Record<string, unknown>>, isPage: (path: string) => boolean): string {
  const { page, ...others } = body;
  const unknown = Object.keys(others).map((name) => [name, [{ code: 'unknownField', args: { name } }]] as const);
  const issue =
    (page ?? '') === ''
      ? { code: 'required' }
      : typeof page !== 'string'
        ? { code: 'text' }
        : page.length > MOST_LETTERS
          ? { code: 'maxLength', args: { max: MOST_LETTERS } }
          : undefined;
  const wrong = issue ? [['page', [issue]] as const] : [];
  if (unknown.length + wrong.length > 0)
    throw problem('invalid', { errors: Object.fromEntries([...unknown, ...wrong]) });
  if (!isPage(String(page))) throw problem('unknownRecord');
  return String(page);
}

/** Requests for access to a page, to the people who grant rights (extension `accessRequests`). */
export const accessRequestCalls: readonly ApiCall[] = [
  {
    operation: {
      method: 'get',
      path: '/api/access/requests',
      operationId: 'access.granters',
      tag: 'session',
      access: 'session',
      extension: true,
      summary: [
        'Qui reçoit les demandes d’accès\u00a0: ceux qui donnent les droits',
        'Who receives requests for access: the people who give rights',
        'Wer Zugangsanträge erhält: wer Rechte vergibt',
        'Quem recebe os pedidos de acesso: quem dá os direitos',
      ],
      response: shape.object({ noms: shape.arrayOf(shape.text) }),
    },
    async handle(request) {
      refuseQuery(request);
      return { noms: (await administratorsFor(request)).map(({ name }) => name) };
    },
  },
  {
    operation: {
      method: 'post',
      path: '/api/access/requests',
      operationId: 'access.request',
      tag: 'session',
      access: 'session',
      extension: true,
      summary: [
        'Demander l’accès à une page à ceux qui donnent les droits',
        'Ask the people who give rights for access to a page',
        'Bei denen, die Rechte vergeben, den Zugang zu einer Seite beantragen',
        'Pedir o acesso a uma página a quem dá os direitos',
      ],
      body: shape.object({ page: { type: 'string', maxLength: MOST_LETTERS } }),
      refusals: [400, 404, 429],
      response: shape.object({
        noms: shape.arrayOf(shape.text),
        answerMail: { type: 'string', enum: ['sent', 'failed'] },
      }),
    },
    async handle(request, _reply, { registry, tell, attemptsOf }) {
      refuseQuery(request);
      const page = pageIn(bodyOf(request), (path) => ruleOfScreen(registry, path) !== undefined);
      const { account, name } = sessionOf(request);
      const counted = [
        { key: `access-page:${account.id}:${page}`, limit: ONE_PAGE },
        { key: `access-pages:${account.id}`, limit: ALL_PAGES },
      ];
      if (attemptsOf) await slowDown(attemptsOf(request), counted);
      const people = await administratorsFor(request);
      const languageOf = await languagesOf(
        tenantOf(request).store,
        people.map(({ id }) => id),
      );
      const query = new URLSearchParams({ personne: String(account.id), onglet: 'why', ecran: page });
      const outcomes = await Promise.all(
        people.map(async ({ id, name: administrator, email }) => {
          const language = languageOf(id);
          const outcome = await tell?.(request, {
            purpose: 'requestAccess',
            to: email,
            name: administrator,
            page: `/access-control?${query}`,
            remark: translate(language, 'mails.accessOf', { name, page }),
            language,
          });
          return { administrator, isSent: outcome === 'sent' };
        }),
      );
      const noms = outcomes.flatMap(({ administrator, isSent }) => (isSent ? [administrator] : []));
      return { noms, answerMail: noms.length > 0 ? 'sent' : 'failed' };
    },
  },
];
