import type { Words } from '../../src/resources/words';
import { IdentiteDroits, IdentiteFonctions, IdentiteProfils } from '../../src/resources/schemas/liensAcces';
import { Utilisateurs } from '../../src/resources/schemas/utilisateurs';
import { readParameters, type RawQuery } from '../http/query/readParameters';
import { readPageNumber, readPageSize, readSearch, readYesOrNo } from '../http/query/readers';
import { DEFAULT_PAGE_SIZE } from '../../src/resources/listQuery';
import { tenantOf } from '../http/tenantOf';
import type { AccessCall } from './call';
import { addLink, linksWhere, removeLinks, requireFlag } from './links';
import { bodyOf, idIn, refuseQuery, requireRecord, textIn, withAddress } from './requestParts';
import { ACCESS_RULES } from './rules';
import * as shape from './shapes';
import { functionViews, personView, profileViews, rightViews } from './views';

const IDENTITY = '/api/Identities/{id}';
const READ = { tag: 'access', access: ACCESS_RULES.readIdentities, refusals: [400, 403, 404] } as const;
const GIVE = { tag: 'access', access: ACCESS_RULES.giveToIdentities, refusals: [400, 403, 404, 409] } as const;

const words = (...all: Words): Words => all;

/** The query parameter that adds the direct rights; spelled so here in the contract. */
const INCLUDE_RIGHTS = {
  name: 'includeDroits',
  words: words('Avec les droits directs', 'With the direct rights', 'Mit den direkten Rechten', 'Com os direitos diretos'),
  schema: { type: 'boolean', default: false },
} as const;

const identityShape = shape.object(
  { ...(shape.personShape['properties'] as Record<string, typeof shape.text>), fonctions: shape.arrayOf(shape.functionShape), profils: shape.arrayOf(shape.profileShape), droits: shape.arrayOf(shape.givenRightShape) },
  ['droits'],
);

/** The calls about what one person holds (section 7.2, Identities). An identity is a user, and has their id. */
export const identityCalls: readonly AccessCall[] = [
  {
    operation: {
      ...READ,
      method: 'get',
      path: '/api/Identities',
      operationId: 'identities.list',
      summary: words('Identités : liste', 'Identities: list', 'Identitäten: Liste', 'Identidades: lista'),
      query: [{ common: 'PageNumber' }, { common: 'PageSize' }, { common: 'Search' }],
      response: shape.pageOf(shape.personShape),
      extension: true,
    },
    async handle(request) {
      const readers = { PageNumber: readPageNumber, PageSize: readPageSize, Search: readSearch };
      const given = readParameters(request.query as RawQuery, readers);
      const query = { page: given.PageNumber ?? 1, pageSize: given.PageSize ?? DEFAULT_PAGE_SIZE, orderBy: 'nom' };
      const { items, totalCount } = await tenantOf(request).store.list(Utilisateurs, {
        ...query,
        ...(given.Search !== undefined && { search: given.Search }),
        parameters: ['HiddenUser'],
      });
      return { items: items.map(personView), totalCount };
    },
  },
  {
    operation: {
      ...READ,
      method: 'get',
      path: IDENTITY,
      operationId: 'identities.get',
      summary: words('Ce que détient une personne', 'What a person holds', 'Was eine Person besitzt', 'O que uma pessoa detém'),
      query: [INCLUDE_RIGHTS],
      response: identityShape,
    },
    async handle(request) {
      const { includeDroits } = readParameters(request.query as RawQuery, { includeDroits: readYesOrNo });
      const identityId = idIn(request, 'id');
      const person = await requireRecord(request, Utilisateurs, identityId);
      const [fonctions, profils, droits] = await Promise.all([
        linksWhere(request, IdentiteFonctions, { identityId }).then((links) => functionViews(request, links)),
        linksWhere(request, IdentiteProfils, { identityId }).then((links) => profileViews(request, links)),
        includeDroits ? linksWhere(request, IdentiteDroits, { identityId }).then((links) => rightViews(request, links)) : undefined,
      ]);
      return { ...personView(person), fonctions, profils, ...(droits && { droits }) };
    },
  },
  {
    operation: {
      ...READ,
      method: 'get',
      path: `${IDENTITY}/fonctions`,
      operationId: 'identities.fonctions.list',
      summary: words("Fonctions d'une personne", 'Functions of a person', 'Funktionen einer Person', 'Funções de uma pessoa'),
      response: shape.arrayOf(shape.functionShape),
    },
    async handle(request) {
      refuseQuery(request);
      const identityId = idIn(request, 'id');
      await requireRecord(request, Utilisateurs, identityId);
      return functionViews(request, await linksWhere(request, IdentiteFonctions, { identityId }));
    },
  },
  {
    operation: {
      ...GIVE,
      method: 'post',
      path: `${IDENTITY}/fonctions`,
      operationId: 'identities.fonctions.add',
      summary: words('Donner une fonction', 'Give a function', 'Funktion zuweisen', 'Atribuir uma função'),
      body: shape.object({ fonctionId: shape.id }),
      response: shape.object({ id: shape.id, identityId: shape.id, fonctionId: shape.id }),
      status: 201,
    },
    async handle(request) {
      refuseQuery(request);
      const identityId = idIn(request, 'id');
      await requireRecord(request, Utilisateurs, identityId);
      return addLink(request, IdentiteFonctions, withAddress(bodyOf(request), { identityId }));
    },
  },
  {
    operation: {
      ...GIVE,
      method: 'delete',
      path: `${IDENTITY}/Fonctions/{fonctionId}`,
      operationId: 'identities.fonctions.remove',
      summary: words('Retirer une fonction', 'Take a function away', 'Funktion entziehen', 'Retirar uma função'),
      response: shape.object({ id: shape.id, identityId: shape.id, fonctionId: shape.id }),
    },
    async handle(request) {
      refuseQuery(request);
      const match = { identityId: idIn(request, 'id'), fonctionId: idIn(request, 'fonctionId') };
      return removeLinks(request, IdentiteFonctions, match);
    },
  },
  {
    operation: {
      ...GIVE,
      method: 'post',
      path: `${IDENTITY}/droits`,
      operationId: 'identities.droits.add',
      summary: words('Donner un droit direct', 'Give a direct right', 'Direktes Recht erteilen', 'Atribuir um direito direto'),
      body: shape.object({ identityId: shape.id, droitId: shape.id, flag: shape.flag }, ['identityId']),
      response: shape.object({ id: shape.id, identityId: shape.id, droitId: shape.id, flag: shape.flag }),
      status: 201,
    },
    async handle(request) {
      refuseQuery(request);
      const identityId = idIn(request, 'id');
      await requireRecord(request, Utilisateurs, identityId);
      const values = withAddress(bodyOf(request), { identityId });
      await requireFlag(request, values);
      return addLink(request, IdentiteDroits, values);
    },
  },
  {
    operation: {
      ...GIVE,
      method: 'delete',
      path: `${IDENTITY}/droits/{droitId}/{flag}`,
      operationId: 'identities.droits.remove',
      summary: words('Retirer un droit direct', 'Take a direct right away', 'Direktes Recht entziehen', 'Retirar um direito direto'),
      response: shape.object({ id: shape.id, identityId: shape.id, droitId: shape.id, flag: shape.flag }),
    },
    async handle(request) {
      refuseQuery(request);
      const match = { identityId: idIn(request, 'id'), droitId: idIn(request, 'droitId'), flag: textIn(request, 'flag') };
      return removeLinks(request, IdentiteDroits, match);
    },
  },
];
