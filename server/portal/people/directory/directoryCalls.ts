import { ruleOf } from '../../../../src/resources/access/access';
import { DIRECTORY_FIELDS } from '../../../../src/portal/directory';
import { Utilisateurs } from '../../../../src/resources/schemas/utilisateurs';
import type { ApiCall } from '../../../http/calls/apiCall';
import * as shape from '../../../http/calls/shapes';
import type { QueryParameter } from '../../../http/openapi/otherOperations';
import { readerOf } from '../../../http/reader';
import { tenantOf } from '../../../http/tenantOf';
import { directoryPage } from './directoryPage';
import { readDirectoryQuery, readDirectorySelection } from './directoryQuery';
import { exportDirectory } from './exports/exportDirectory';

const field = { type: 'string', enum: [...DIRECTORY_FIELDS] } as const;

const entryShape = shape.object({
  id: shape.id,
  nom: shape.text,
  prenom: shape.text,
  fonctions: shape.arrayOf(shape.text),
  equipes: shape.arrayOf(shape.object({ id: shape.id, libelle: shape.text, responsable: shape.yesOrNo })),
  structure: shape.textOrNull,
  emailProfessionnel: shape.textOrNull,
  telephone: shape.textOrNull,
  photo: { type: ['object', 'null'] },
  isPrivateMember: shape.yesOrNo,
});

const SELECTION: readonly QueryParameter[] = [
  { common: 'Search' },
  {
    name: 'SearchBy',
    words: [
      'Où chercher\u00a0; partout sans lui',
      'Where to search; everywhere without it',
      'Wo gesucht wird; sonst überall',
      'Onde procurar; em tudo sem ele',
    ],
    schema: field,
  },
  {
    name: 'OrderBy',
    words: ['Trier par', 'Order by', 'Sortieren nach', 'Ordenar por'],
    schema: { ...field, default: 'nom' },
  },
  { common: 'OrderByDescending' },
  {
    name: 'EquipeId',
    words: ['Membres de cette équipe', 'Members of this team', 'Mitglieder dieses Teams', 'Membros desta equipa'],
    schema: shape.id,
  },
];

/** The staff directory (section 7.2 of the specification); private members show only name and function. */
export const directoryCalls: readonly ApiCall[] = [
  {
    operation: {
      method: 'get',
      path: '/api/Trombinoscope',
      operationId: 'trombinoscope.list',
      tag: Utilisateurs.label.many,
      access: ruleOf(Utilisateurs, 'list'),
      summary: [
        'Trombinoscope\u00a0: les personnes, avec leurs fonctions, leurs équipes et leur structure',
        'Staff directory: people with their functions, teams and structure',
        'Personalverzeichnis: Personen mit Funktionen, Teams und Struktur',
        'Diretório da equipa: as pessoas, com funções, equipas e estrutura',
      ],
      query: [{ common: 'PageNumber' }, { common: 'PageSize' }, ...SELECTION],
      refusals: [400, 403],
      response: shape.pageOf(entryShape),
    },
    async handle(request) {
      const query = readDirectoryQuery(request);
      return directoryPage(tenantOf(request), query, readerOf(request));
    },
  },
  {
    operation: {
      method: 'get',
      path: '/api/Trombinoscope/pdf',
      operationId: 'trombinoscope.pdf',
      tag: Utilisateurs.label.many,
      access: ruleOf(Utilisateurs, 'list'),
      extension: true,
      summary: [
        'Le trombinoscope en PDF, avec les visages',
        'The staff directory as a PDF, with faces',
        'Das Personalverzeichnis als PDF, mit Gesichtern',
        'O diretório da equipa em PDF, com os rostos',
      ],
      query: SELECTION,
      file: true,
      refusals: [400, 403],
      response: { type: 'string', contentMediaType: 'application/pdf' },
    },
    handle: async (request, reply) =>
      exportDirectory(request, reply, readDirectorySelection(request), readerOf(request)),
  },
];
