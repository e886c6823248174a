import { compare } from '../../../src/resources/language/condition';
import { DEFAULT_PAGE_SIZE } from '../../../src/resources/records/listQuery';
import { Profils } from '../../../src/resources/schemas/acces';
import { IdentiteProfils, ProfilDroits, ProfilEntreprises } from '../../../src/resources/schemas/liensAcces';
import { readParameters, type RawQuery } from '../../http/query/readParameters';
import { orderReader, readPageNumber, readPageSize, readSearch, readYesOrNo } from '../../http/query/readers';
import { tenantOf } from '../../http/tenantOf';
import type { ApiCall } from '../../http/calls/apiCall';
import { addressedProfile, GIVE, IDENTITY, identityOf, PROFILE, READ, requireProfile } from './identityAddress';
import { giveCall } from './linkCalls';
import { deletionOf, linksWhere, removeLinks } from './links';
import { refuseQuery } from '../../http/calls/requestParts';
import * as shape from '../../http/calls/shapes';
import * as accessShape from './accessShapes';
import { profileView, profileViews, rightViews } from './views';

/** The profiles of a person (section 7.2 of the specification, identity profiles). */
export const profileCalls: readonly ApiCall[] = [
  {
    operation: {
      ...READ,
      method: 'get',
      path: '/api/Profils/{id}',
      operationId: 'profils.listById',
      summary: ["Profils d'une personne", 'Profiles of a person', 'Profile einer Person', 'Perfis de uma pessoa'],
      query: [
        { common: 'PageNumber' },
        { common: 'PageSize' },
        { common: 'Search' },
        { common: 'OrderBy' },
        { common: 'OrderByDescending' },
      ],
      response: shape.pageOf(accessShape.profileShape),
    },
    async handle(request) {
      const given = readParameters(request.query as RawQuery, {
        PageNumber: readPageNumber,
        PageSize: readPageSize,
        Search: readSearch,
        OrderBy: orderReader(Profils),
        OrderByDescending: readYesOrNo,
      });
      const held = await linksWhere(request, IdentiteProfils, { identityId: await identityOf(request) });
      const { items, totalCount } = await tenantOf(request).store.list(Profils, {
        page: given.PageNumber ?? 1,
        pageSize: given.PageSize ?? DEFAULT_PAGE_SIZE,
        ...(given.Search !== undefined && { search: given.Search }),
        ...(given.OrderBy !== undefined && { orderBy: given.OrderBy }),
        ...(given.OrderByDescending && { descending: true }),
        filter: compare(
          'id',
          'in',
          held.map(({ values }) => values['profilId']),
        ),
      });
      return { items: items.map(profileView), totalCount };
    },
  },
  giveCall({
    link: IdentiteProfils,
    path: `${IDENTITY}/Profils`,
    operationId: 'identities.profils.add',
    summary: ['Donner un profil', 'Give a profile', 'Profil zuweisen', 'Atribuir um perfil'],
    body: shape.object({ profilId: shape.id }),
    response: accessShape.link('identityId', 'profilId'),
  }),
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
        id: shape.id,
        code: shape.text,
        libelle: shape.text,
        identityId: shape.id,
        droits: shape.arrayOf(accessShape.givenRightShape),
        entreprises: shape.arrayOf(accessShape.companyShape),
      }),
    },
    async handle(request) {
      refuseQuery(request);
      const [profile] = await profileViews(request, await requireProfile(request));
      const match = addressedProfile(request);
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
      response: accessShape.link('identityId', 'profilId'),
    },
    async handle(request) {
      refuseQuery(request);
      const match = addressedProfile(request);
      // The profile's links are deleted too, so that granting the profile again does not restore them.
      const parts = await Promise.all(
        [ProfilDroits, ProfilEntreprises].map(async (schema) =>
          (await linksWhere(request, schema, match)).map((record) => deletionOf(schema, record)),
        ),
      );
      return removeLinks(request, IdentiteProfils, match, parts.flat());
    },
  },
];
