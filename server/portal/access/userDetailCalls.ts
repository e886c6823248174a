import type { Condition } from '../../../src/resources/language/condition';
import { Utilisateurs } from '../../../src/resources/schemas/utilisateurs';
import { DEFAULT_PAGE_SIZE } from '../../../src/resources/records/listQuery';
import { readParameters, type RawQuery } from '../../http/query/readParameters';
import { readPageNumber, readPageSize, readText } from '../../http/query/readers';
import { readerStore } from '../../http/reader';
import type { ApiCall } from '../../http/calls/apiCall';
import { idIn, refuseQuery, requireRecord } from '../../http/calls/requestParts';
import { ACCESS_RULES } from './rules';
import * as shape from '../../http/calls/shapes';
import * as accessShape from './accessShapes';
import { personView } from './views';

const READ = { tag: 'access', access: ACCESS_RULES.readIdentities } as const;

/** The field that each parameter searches; SSIE is the staff number. */
const SEARCHED = { Nom: 'nom', Prenom: 'prenom', SSIE: 'matricule', Identifiant: 'email' } as const;

const parameter = (name: keyof typeof SEARCHED) =>
  ({ name, words: Utilisateurs.fields[SEARCHED[name]].label, schema: { type: 'string', maxLength: 200 } }) as const;

/** Searches people by their details (section 7.2 of the specification, UserDetails). */
export const userDetailCalls: readonly ApiCall[] = [
  {
    operation: {
      ...READ,
      method: 'get',
      path: '/api/UserDetails',
      operationId: 'userDetails.list',
      summary: ['Chercher des personnes', 'Look for people', 'Personen suchen', 'Procurar pessoas'],
      query: [
        parameter('Nom'),
        parameter('Prenom'),
        parameter('SSIE'),
        parameter('Identifiant'),
        { common: 'PageNumber' },
        { common: 'PageSize' },
      ],
      refusals: [400, 403],
      response: shape.arrayOf(accessShape.personShape),
    },
    async handle(request) {
      const readers = { Nom: readText, Prenom: readText, SSIE: readText, Identifiant: readText };
      const given = readParameters(request.query as RawQuery, {
        ...readers,
        PageNumber: readPageNumber,
        PageSize: readPageSize,
      });
      const all = (Object.keys(SEARCHED) as (keyof typeof SEARCHED)[]).flatMap((name): readonly Condition[] => {
        const value = given[name];
        return value === undefined ? [] : [{ field: SEARCHED[name], operator: 'contains', value }];
      });
      const { items } = await readerStore(request).list(Utilisateurs, {
        page: given.PageNumber ?? 1,
        pageSize: given.PageSize ?? DEFAULT_PAGE_SIZE,
        orderBy: 'nom',
        filter: { all },
      });
      return items.map(personView);
    },
  },
  {
    operation: {
      ...READ,
      method: 'get',
      path: '/api/UserDetails/{id}',
      operationId: 'userDetails.get',
      summary: ['Une personne', 'One person', 'Eine Person', 'Uma pessoa'],
      refusals: [400, 403, 404],
      response: accessShape.personShape,
    },
    async handle(request) {
      refuseQuery(request);
      return personView(await requireRecord(request, Utilisateurs, idIn(request, 'id')));
    },
  },
];
