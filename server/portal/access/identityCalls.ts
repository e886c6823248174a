import { DEFAULT_PAGE_SIZE } from '../../../src/resources/records/listQuery';
import { IdentiteDroits, IdentiteFonctions, IdentiteProfils } from '../../../src/resources/schemas/liensAcces';
import { Utilisateurs } from '../../../src/resources/schemas/utilisateurs';
import { readParameters, type RawQuery } from '../../http/query/readParameters';
import { readPageNumber, readPageSize, readSearch, readYesOrNo } from '../../http/query/readers';
import { readerStore } from '../../http/reader';
import { keepsRightsFrom } from '../people/privatePeople';
import type { ApiCall } from '../../http/calls/apiCall';
import { IDENTITY, READ } from './identityAddress';
import { linksWhere } from './links';
import { idIn, requireRecord } from '../../http/calls/requestParts';
import * as shape from '../../http/calls/shapes';
import * as accessShape from './accessShapes';
import { functionViews, personView, profileViews, rightViews } from './views';

/** Adds the direct rights; the contract writes this parameter in lower camel case. */
const INCLUDE_RIGHTS = {
  name: 'includeDroits',
  words: ['Avec les droits directs', 'With the direct rights', 'Mit den direkten Rechten', 'Com os direitos diretos'],
  schema: { type: 'boolean', default: false },
} as const;

/** The people whose rights are administered (section 7.2 of the specification, Identities). */
export const identityCalls: readonly ApiCall[] = [
  {
    operation: {
      ...READ,
      method: 'get',
      path: '/api/Identities',
      operationId: 'identities.list',
      summary: ['Identités\u00a0: liste', 'Identities: list', 'Identitäten: Liste', 'Identidades: lista'],
      query: [{ common: 'PageNumber' }, { common: 'PageSize' }, { common: 'Search' }],
      response: shape.pageOf(accessShape.personShape),
      extension: true,
    },
    async handle(request) {
      const readers = { PageNumber: readPageNumber, PageSize: readPageSize, Search: readSearch };
      const given = readParameters(request.query as RawQuery, readers);
      const query = { page: given.PageNumber ?? 1, pageSize: given.PageSize ?? DEFAULT_PAGE_SIZE, orderBy: 'nom' };
      const { items, totalCount } = await readerStore(request).list(Utilisateurs, {
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
      summary: [
        'Ce que détient une personne',
        'What a person holds',
        'Was eine Person besitzt',
        'O que uma pessoa detém',
      ],
      query: [INCLUDE_RIGHTS],
      response: accessShape.identityShape,
    },
    async handle(request) {
      const { includeDroits } = readParameters(request.query as RawQuery, { includeDroits: readYesOrNo });
      const identityId = idIn(request, 'id');
      const person = await requireRecord(request, Utilisateurs, identityId);
      const isKept = keepsRightsFrom(request, person);
      const [fonctions, profils, droits] = await Promise.all([
        linksWhere(request, IdentiteFonctions, { identityId }).then((links) => functionViews(request, links)),
        isKept
          ? []
          : linksWhere(request, IdentiteProfils, { identityId }).then((links) => profileViews(request, links)),
        includeDroits && !isKept
          ? linksWhere(request, IdentiteDroits, { identityId }).then((links) => rightViews(request, links))
          : undefined,
      ]);
      return { ...personView(person), fonctions, profils, ...(droits && { droits }) };
    },
  },
];
