import type { FastifyRequest } from 'fastify';
import { DEFAULT_PAGE_SIZE } from '../../src/resources/listQuery';
import { IdentiteProfils, ProfilDroits, ProfilEntreprises } from '../../src/resources/schemas/liensAcces';
import { Utilisateurs } from '../../src/resources/schemas/utilisateurs';
import { problem } from '../http/problem';
import { readParameters, type RawQuery } from '../http/query/readParameters';
import { readPageNumber, readPageSize } from '../http/query/readers';
import { tenantOf } from '../http/tenantOf';
import type { AccessCall } from './call';
import { addLink, deletionOf, linksWhere, removeLinks, requireFlag } from './links';
import { bodyOf, idIn, refuseQuery, requireRecord, withAddress } from './requestParts';
import { ACCESS_RULES } from './rules';
import * as shape from './shapes';
import { profileViews, rightViews } from './views';

const IDENTITY = '/api/Identities/{id}';
const PROFILE = `${IDENTITY}/Profils/{profilId}`;
const READ = { tag: 'access', access: ACCESS_RULES.readIdentities, refusals: [400, 403, 404] } as const;
const GIVE = { tag: 'access', access: ACCESS_RULES.giveToIdentities, refusals: [400, 403, 404, 409] } as const;

const linkShape = shape.object({ id: shape.id, identityId: shape.id, profilId: shape.id });
const companyIds = { brancheId: shape.id, regionId: shape.id, siteId: shape.id };
const companyShape = shape.object(
  { id: shape.id, identityId: shape.id, profilId: shape.id, entrepriseId: shape.id, ...companyIds },
  Object.keys(companyIds),
);

const addressed = (request: FastifyRequest) => ({ identityId: idIn(request, 'id'), profilId: idIn(request, 'profilId') });

/** The profile that the person of the address has. @throws {ProblemError} `unknownRecord`. */
async function requireHeld(request: FastifyRequest) {
  const held = await linksWhere(request, IdentiteProfils, addressed(request));
  if (held.length === 0) throw problem('unknownRecord');
  return held;
}

/** The calls about the profiles of a person (section 7.2, identity profiles). */
export const profileCalls: readonly AccessCall[] = [
  {
    operation: {
      ...READ,
      method: 'get',
      path: '/api/Profils/{id}',
      operationId: 'profils.listById',
      summary: ["Profils d'une personne", 'Profiles of a person', 'Profile einer Person', 'Perfis de uma pessoa'],
      query: [{ common: 'PageNumber' }, { common: 'PageSize' }],
      response: shape.pageOf(shape.profileShape),
    },
    async handle(request) {
      const given = readParameters(request.query as RawQuery, { PageNumber: readPageNumber, PageSize: readPageSize });
      const identityId = idIn(request, 'id');
      await requireRecord(request, Utilisateurs, identityId);
      const { items, totalCount } = await tenantOf(request).store.list(IdentiteProfils, {
        page: given.PageNumber ?? 1,
        pageSize: given.PageSize ?? DEFAULT_PAGE_SIZE,
        filter: { field: 'identityId', operator: 'equals', value: identityId },
      });
      return { items: await profileViews(request, items), totalCount };
    },
  },
  {
    operation: {
      ...GIVE,
      method: 'post',
      path: `${IDENTITY}/Profils`,
      operationId: 'identities.profils.add',
      summary: ['Donner un profil', 'Give a profile', 'Profil zuweisen', 'Atribuir um perfil'],
      body: shape.object({ profilId: shape.id }),
      response: linkShape,
      status: 201,
    },
    async handle(request) {
      refuseQuery(request);
      const identityId = idIn(request, 'id');
      await requireRecord(request, Utilisateurs, identityId);
      return addLink(request, IdentiteProfils, withAddress(bodyOf(request), { identityId }));
    },
  },
  {
    operation: {
      ...READ,
      method: 'get',
      path: PROFILE,
      operationId: 'identities.profils.get',
      summary: [
        'Un profil, avec ses droits et ses adhérents',
        'A profile, with its rights and members',
        'Ein Profil mit seinen Rechten und Mitgliedern',
        'Um perfil, com os seus direitos e aderentes',
      ],
      response: shape.object({
        id: shape.id, code: shape.text, libelle: shape.text, identityId: shape.id,
        droits: shape.arrayOf(shape.givenRightShape), entreprises: shape.arrayOf(companyShape),
      }),
    },
    async handle(request) {
      refuseQuery(request);
      const [profile] = await profileViews(request, await requireHeld(request));
      const match = addressed(request);
      const droits = await rightViews(request, await linksWhere(request, ProfilDroits, match));
      const companies = await linksWhere(request, ProfilEntreprises, match);
      const entreprises = companies.map(({ id, values }) => ({ ...values, id }));
      return { ...profile, identityId: match.identityId, droits, entreprises };
    },
  },
  {
    operation: {
      ...GIVE,
      method: 'delete',
      path: PROFILE,
      operationId: 'identities.profils.remove',
      summary: ['Retirer un profil', 'Take a profile away', 'Profil entziehen', 'Retirar um perfil'],
      response: linkShape,
    },
    async handle(request) {
      refuseQuery(request);
      const match = addressed(request);
      // What the profile gave goes with it, so that giving it again later does not bring it back.
      const parts = await Promise.all(
        [ProfilDroits, ProfilEntreprises].map(async (schema) =>
          (await linksWhere(request, schema, match)).map((record) => deletionOf(schema, record)),
        ),
      );
      return removeLinks(request, IdentiteProfils, match, parts.flat());
    },
  },
  {
    operation: {
      ...GIVE,
      method: 'post',
      path: `${PROFILE}/Droits/{droitId}`,
      operationId: 'identities.profils.droits.add',
      summary: [
        'Donner un droit par un profil',
        'Give a right through a profile',
        'Recht über ein Profil erteilen',
        'Atribuir um direito através de um perfil',
      ],
      response: shape.object({ id: shape.id, identityId: shape.id, profilId: shape.id, droitId: shape.id, flag: shape.flag }),
      body: shape.object({ flag: shape.flag }, ['flag']),
      optionalBody: true,
      status: 201,
    },
    async handle(request) {
      refuseQuery(request);
      await requireHeld(request);
      const given = request.body === undefined ? {} : bodyOf(request);
      // The contract's call has no level: the lowest one, so that nobody gets more than was said.
      const values = { flag: 'read', ...withAddress(given, { ...addressed(request), droitId: idIn(request, 'droitId') }) };
      await requireFlag(request, values);
      return addLink(request, ProfilDroits, values);
    },
  },
  {
    operation: {
      ...GIVE,
      method: 'delete',
      path: `${PROFILE}/Droits/{droitId}`,
      operationId: 'identities.profils.droits.remove',
      summary: [
        'Retirer un droit, à tous ses niveaux, d’un profil',
        'Take a right, at all its levels, from a profile',
        'Recht auf allen Stufen aus einem Profil nehmen',
        'Retirar um direito, em todos os níveis, de um perfil',
      ],
      response: shape.object({ id: shape.id, identityId: shape.id, profilId: shape.id, droitId: shape.id, flag: shape.flag }),
    },
    async handle(request) {
      refuseQuery(request);
      return removeLinks(request, ProfilDroits, { ...addressed(request), droitId: idIn(request, 'droitId') });
    },
  },
  {
    operation: {
      ...GIVE,
      method: 'post',
      path: `${PROFILE}/Entreprises/{entrepriseId}`,
      operationId: 'identities.profils.entreprises.add',
      summary: [
        'Ajouter un adhérent au périmètre',
        'Add a member to the scope',
        'Mitglied in den Geltungsbereich aufnehmen',
        'Acrescentar um aderente ao âmbito',
      ],
      body: companyShape,
      optionalBody: true,
      response: companyShape,
      status: 201,
    },
    async handle(request) {
      refuseQuery(request);
      await requireHeld(request);
      const given = request.body === undefined ? {} : bodyOf(request);
      const values = withAddress(given, { ...addressed(request), entrepriseId: idIn(request, 'entrepriseId') });
      return addLink(request, ProfilEntreprises, values);
    },
  },
  {
    operation: {
      ...GIVE,
      method: 'delete',
      path: `${PROFILE}/Entreprises/{entrepriseId}`,
      operationId: 'identities.profils.entreprises.remove',
      summary: [
        'Retirer un adhérent du périmètre',
        'Take a member from the scope',
        'Mitglied aus dem Geltungsbereich nehmen',
        'Retirar um aderente do âmbito',
      ],
      response: companyShape,
    },
    async handle(request) {
      refuseQuery(request);
      return removeLinks(request, ProfilEntreprises, { ...addressed(request), entrepriseId: idIn(request, 'entrepriseId') });
    },
  },
];
