import type { FastifyRequest } from 'fastify';
import { isRouteAllowed, ruleOf, type Grants } from '../../../src/resources/access/access';
import type { AccessRule } from '../../../src/resources/language/accessRule';
import { parseId } from '../../../src/resources/fields/shared/ids';
import { explainRows } from '../../../src/resources/access/rowAccess';
import { explainAccess, explainFields, type RightSource } from '../../../src/resources/access/explain';
import { readsPrivate } from '../../../src/resources/access/privacy';
import { COMPANY_SITES } from '../../../src/resources/schemas/commonEntreprises';
import { Utilisateurs } from '../../../src/resources/schemas/utilisateurs';
import { inLanguage } from '../../../src/resources/language/words';
import {
  fitsPattern,
  narrowsScreen,
  privateAt,
  resourceShownAt,
  ruleOfScreen,
} from '../../../src/resources/routes/screenRule';
import type { Access } from '../../http/access';
import { problem } from '../../http/problem';
import { accept, readParameters, reject, type RawQuery, type ParameterReader } from '../../http/query/readParameters';
import { readText } from '../../http/query/readers';
import { tenantOf } from '../../http/tenantOf';
import { accountReader } from '../../identity/accounts/accountReader';
import { grantsOf, accountRightsOf } from '../../identity/accounts/accountGrants';
import { fullNameOf, isLocked } from '../../identity/accounts/account';
import { allRights, resourceTable } from '../../identity/storage/accessTables';
import { keepsRightsFrom } from '../people/privatePeople';
import type { Registry } from '../../../src/resources/registry/registry';
import type { Tenant } from '../../tenants';
import { languageOf } from '../../words';
import type { ApiCall, CallContext } from '../../http/calls/apiCall';
import { ACCESS_RULES } from './rules';
import * as shape from '../../http/calls/shapes';

/** Maximum number of companies in the response: enough to recognise a profile. */
const MOST_LINKS = 20;

interface SourceRow extends Omit<RightSource, 'scope' | 'scopeCount'> {
  /** The companies of a limited profile, in words. */
  readonly links: readonly string[] | null;
}

async function sourcesOf({ database, schema }: Tenant, identityId: number): Promise<readonly RightSource[]> {
  const at = (resource: string) => resourceTable(schema, resource);
  const { rows } = await database.pool.query<SourceRow>(
    `SELECT h.code || ':' || h.flag AS right, h.via, h.via_id AS id, h.via_label AS libelle,
       CASE WHEN h.limited THEN ARRAY(
         SELECT concat_ws(', ', e.nom, b.libelle, r.libelle, s.nom) FROM ${at('ProfilEntreprises')} l
         JOIN ${at('Entreprises')} e ON e.id = l."entrepriseId"
         LEFT JOIN ${at('Branches')} b ON b.id = l."brancheId"
         LEFT JOIN ${at('Regions')} r ON r.id = l."regionId"
         LEFT JOIN ${at(COMPANY_SITES)} s ON s.id = l."siteId"
         WHERE l."identityId" = h.identity_id AND l."profilId" = h.via_id ORDER BY 1) END AS links
     FROM ${allRights(schema)} h WHERE h.identity_id = $1 ORDER BY 1, 2, 3`,
    [identityId],
  );
  return rows.map(({ links, ...source }) => ({
    ...source,
    ...(links && { scope: links.slice(0, MOST_LINKS), scopeCount: links.length }),
  }));
}

const readIdentity: ParameterReader<number> = (text) => {
  const id = parseId(text);
  return id === undefined ? reject('ids', { max: 1 }) : accept(id);
};

const ruleOfAccess = (access: Access): AccessRule => (typeof access === 'string' ? {} : access);

/** The rule to explain; `narrows` if a right limited to some companies suffices. */
interface Question {
  readonly rule: AccessRule;
  readonly narrows: boolean;
}

interface AskedSubject {
  readonly route?: string;
  readonly method?: string;
  readonly path?: string;
}

/** Finds the rule of a screen or an operation. @throws {ProblemError} `unknownRecord` if there is neither */
function askedRule({ registry, operations }: CallContext, asked: AskedSubject): Question {
  if (asked.route !== undefined) {
    const found = ruleOfScreen(registry, asked.route);
    if (found) return { rule: found, narrows: narrowsScreen(registry, asked.route) };
    throw problem('unknownRecord');
  }
  const method = (asked.method ?? 'GET').toUpperCase();
  const path = asked.path ?? '';
  // Prefers URLs with fewer parameters, as the router does.
  const fitting = operations().filter((one) => one.method === method && fitsPattern(one.url, path));
  const [operation] = fitting.sort((a, b) => a.url.split(':').length - b.url.split(':').length);
  if (!operation) throw problem('unknownRecord');
  return { rule: ruleOfAccess(operation.access), narrows: operation.narrows };
}

function readQuestion(request: FastifyRequest) {
  const readers = { identityId: readIdentity, route: readText, method: readText, path: readText };
  const given = readParameters(request.query as RawQuery, readers);
  if (given.identityId === undefined)
    throw problem('invalidParameter', { errors: { identityId: [{ code: 'ids', args: { max: 1 } }] } });
  return { ...given, identityId: given.identityId };
}

const source = shape.object(
  {
    right: shape.text,
    via: shape.text,
    id: { type: ['integer', 'null'] },
    libelle: shape.textOrNull,
    scope: shape.arrayOf(shape.text),
    scopeCount: shape.count,
  },
  ['scope', 'scopeCount'],
);
const item = shape.object({ name: shape.text, held: shape.yesOrNo, sources: shape.arrayOf(source) });
const field = shape.object({
  name: shape.text,
  label: shape.text,
  reads: shape.yesOrNo,
  writes: shape.yesOrNo,
  needs: shape.arrayOf(shape.text),
});
const level = shape.object({
  purpose: { type: 'string', enum: ['read', 'write'] },
  label: shape.text,
  passes: shape.yesOrNo,
  all: shape.yesOrNo,
  needs: shape.arrayOf(shape.text),
});
const text = { type: 'string', maxLength: 500 } as const;

/** Which records at that address the person may read and write; a nested resource depends on its parent. */
function rowsAt(request: FastifyRequest, registry: Registry, asked: AskedSubject, held: Grants) {
  const language = languageOf(request.headers['accept-language']);
  let schema = resourceShownAt(registry, asked);
  while (schema && explainRows(schema, registry, held).length === 0)
    schema = schema.parent && registry.get(schema.parent.resource);
  return (schema ? explainRows(schema, registry, held) : []).map((one) => ({
    ...one,
    label: inLanguage(one.label, language),
  }));
}

/** What the person may do with the restricted fields of the records at that address. */
function fieldsAt(request: FastifyRequest, registry: Registry, asked: AskedSubject, held: Grants) {
  const language = languageOf(request.headers['accept-language']);
  const { fields = {} } = resourceShownAt(registry, asked) ?? {};
  return explainFields(fields, held).map((one) => {
    const label = fields[one.name]?.label;
    return { ...one, label: label ? inLanguage(label, language) : one.name };
  });
}

/** "Pourquoi ?": why a person may or may not open a screen or call an operation (extension `accessWhy`). */
export const whyCalls: readonly ApiCall[] = [
  {
    operation: {
      method: 'get',
      path: '/api/access/why',
      operationId: 'access.why',
      tag: 'access',
      access: ACCESS_RULES.readIdentities,
      refusals: [400, 403, 404],
      extension: true,
      summary: [
        'Pourquoi une personne peut, ou non',
        'Why a person may, or may not',
        'Warum eine Person darf oder nicht',
        'Porque é que uma pessoa pode, ou não',
      ],
      query: [
        { name: 'identityId', words: ['La personne', 'The person', 'Die Person', 'A pessoa'], schema: shape.id },
        {
          name: 'route',
          words: ["L'adresse de l'écran", 'Address of the screen', 'Adresse der Ansicht', 'Endereço do ecrã'],
          schema: text,
        },
        {
          name: 'method',
          words: ["La méthode de l'opération", 'Method of the operation', 'Methode des Vorgangs', 'Método da operação'],
          schema: text,
        },
        {
          name: 'path',
          words: [
            "L'adresse de l'opération",
            'Address of the operation',
            'Adresse des Vorgangs',
            'Endereço da operação',
          ],
          schema: text,
        },
      ],
      response: shape.object({
        identityId: shape.id,
        nomComplet: shape.text,
        locked: shape.yesOrNo,
        allowed: shape.yesOrNo,
        limited: shape.yesOrNo,
        privateNeeds: shape.arrayOf(shape.text),
        fields: shape.arrayOf(field),
        rows: shape.arrayOf(level),
        rule: { type: 'object' },
        parts: shape.arrayOf(shape.object({ part: shape.text, passes: shape.yesOrNo, items: shape.arrayOf(item) })),
      }),
    },
    async handle(request, _reply, context) {
      const { identityId, ...asked } = readQuestion(request);
      const tenant = tenantOf(request);
      const account = await accountReader(tenant).byId(identityId);
      if (!account) throw problem('unknownRecord');
      const person = await tenant.store.get(Utilisateurs, identityId);
      if (person && keepsRightsFrom(request, person))
        throw problem('forbidden', { args: { needed: 'IDENTITES:read, IDENTITES:admin' } });
      const { rule, narrows } = askedRule(context, asked);
      const everywhere = grantsOf(account);
      const held = narrows ? { ...everywhere, rights: accountRightsOf(account).rights } : everywhere;
      const explained = explainAccess(rule, held, await sourcesOf(tenant, identityId));
      const limited = explained.allowed && !isRouteAllowed(rule, everywhere);
      const locked = isLocked(account, new Date());
      const kept = explained.allowed ? privateAt(context.registry, asked) : undefined;
      const privateNeeds = kept && !readsPrivate(kept, everywhere) ? (ruleOf(kept, 'edit').rights ?? []) : [];
      const fields = explained.allowed ? fieldsAt(request, context.registry, asked, everywhere) : [];
      const rows = explained.allowed ? rowsAt(request, context.registry, asked, everywhere) : [];
      const told = { ...explained, limited, privateNeeds, fields, rows };
      return { identityId, nomComplet: fullNameOf(account), locked, rule, ...told };
    },
  },
];
