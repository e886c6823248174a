import type { JsonSchema } from '../../../src/resources/language/kind';
import { MEDIA_TYPES } from '../../../src/resources/exchange/write/fileNames';
import { DEFAULT_PAGE_SIZE } from '../../../src/resources/records/listQuery';
import { nearest } from '../../../src/resources/common/nearest';
import { statisticsScreens } from '../../../src/resources/schemas/statistics/statisticsScreens';
import { rightsOfScreen } from '../../../src/resources/statistics/rightsOfScreen';
import { PERIOD_STEPS } from '../../../src/resources/statistics/periods';
import type { Statistic } from '../../../src/resources/statistics/statistic';
import type { ApiCall } from '../../http/calls/apiCall';
import { refuseQuery, textIn } from '../../http/calls/requestParts';
import * as shape from '../../http/calls/shapes';
import { problem } from '../../http/problem';
import { accept, reject, type Reader } from '../../http/query/readParameters';
import { readPageNumber, readPageSize, readText, readYesOrNo } from '../../http/query/readers';
import type { QueryParameter } from '../../http/openapi/otherOperations';
import { languageOf } from '../../words';
import { countFigures } from './countFigures';
import { countedPage } from './countedPage';
import { permittedScreens, statisticNamed } from './declaredStatistics';
import { EXPORT_FORMATS, exportStatistics, type ExportFormat } from './exports/exportStatistics';
import { readStatisticsQuery, statisticsQueryOf } from './statisticsQuery';

const tag = ['Statistiques', 'Statistics', 'Statistik', 'Estatísticas'] as const;
const access = { rights: [...new Set(statisticsScreens.flatMap(rightsOfScreen))] };
const common = { method: 'get', tag, access, extension: true, narrows: true } as const;

const day: JsonSchema = { type: 'string', format: 'date' };

const PERIOD: readonly QueryParameter[] = [
  { name: 'Debut', words: ['Premier jour', 'First day', 'Erster Tag', 'Primeiro dia'], schema: day },
  { name: 'Fin', words: ['Dernier jour', 'Last day', 'Letzter Tag', 'Último dia'], schema: day },
  {
    name: 'Pas',
    words: [
      'Ce par quoi les dates sont groupées',
      'What dates are grouped by',
      'Wonach Daten gruppiert werden',
      'O agrupamento das datas',
    ],
    schema: { type: 'string', enum: [...PERIOD_STEPS], default: 'mois' },
  },
  {
    name: 'Filtres',
    words: [
      'Valeurs des dimensions, en JSON\u00a0: {"region":[3,null]}',
      'Values of dimensions, as JSON: {"region":[3,null]}',
      'Werte der Dimensionen als JSON: {"region":[3,null]}',
      'Valores das dimensões, em JSON: {"region":[3,null]}',
    ],
    schema: { type: 'string', maxLength: 8000 },
  },
];

const COMPARE: QueryParameter = {
  name: 'Comparer',
  words: ['Avec la période précédente', 'With the period before', 'Mit dem vorigen Zeitraum', 'Com o período anterior'],
  schema: { type: 'boolean', default: false },
};

const numbers: JsonSchema = { type: 'object', additionalProperties: { type: ['number', 'null'] } };
const values = { valeurs: numbers, precedent: numbers, masque: shape.yesOrNo };
const figuresShape = shape.object(
  {
    statistique: shape.text,
    par: shape.arrayOf(shape.text),
    pas: shape.text,
    debut: day,
    fin: day,
    debutPrecedent: day,
    finPrecedent: day,
    groupes: shape.arrayOf(
      shape.object({ cles: shape.arrayOf({}), libelles: shape.arrayOf(shape.text), ...values }, [
        'precedent',
        'masque',
      ]),
    ),
    autres: shape.count,
    total: shape.object(values, ['precedent', 'masque']),
    compteLe: { type: 'string', format: 'date-time' },
  },
  ['debutPrecedent', 'finPrecedent'],
);

const readFormat: Reader<ExportFormat> = (text) => {
  const format = EXPORT_FORMATS.find((one) => one === text.toLowerCase());
  return format ? accept(format) : reject('filterValue', { name: text.slice(0, 20) });
};

/** The dimensions that groups are made by. */
const MOST_DIMENSIONS = 2;

/** Names separated by commas. */
const readNames: Reader<readonly string[]> = (text) =>
  text.length > 400 ? reject('tooLong', { max: 400 }) : accept(text.split(',').map((name) => name.trim()));

/** @throws {ProblemError} `invalidParameter` for a name that the statistic does not have. */
function known(
  parameter: string,
  names: readonly string[],
  among: Readonly<Record<string, unknown>>,
): readonly string[] {
  const wrong = names.find((name) => !Object.hasOwn(among, name));
  if (wrong === undefined) return names;
  const close = nearest(wrong.slice(0, 100), Object.keys(among));
  const issue = close
    ? { code: 'unknownNearest', args: { nearest: close } }
    : { code: 'filterValue', args: { name: wrong.slice(0, 100) } };
  throw problem('invalidParameter', { errors: { [parameter]: [issue] } });
}

function dimensionsOf(statistic: Statistic, names: readonly string[]): readonly string[] {
  if (names.length > MOST_DIMENSIONS || new Set(names).size < names.length)
    throw problem('invalidParameter', { errors: { Par: [{ code: 'filterValue', args: { name: 'Par' } }] } });
  return known('Par', names, statistic.dimensions);
}

/** The figures of an organisation, as far as their reader may read what is counted. */
export const statisticsCalls: readonly ApiCall[] = [
  {
    operation: {
      ...common,
      path: '/api/statistiques',
      operationId: 'statistiques.list',
      summary: [
        'Les pages de statistiques et leurs déclarations, dans la mesure de vos droits',
        'The pages of statistics and their declarations, as far as your rights go',
        'Die Statistikseiten und ihre Deklarationen, soweit Ihre Rechte reichen',
        'As páginas de estatísticas e as suas declarações, na medida dos seus direitos',
      ],
      response: shape.arrayOf({ type: 'object' }),
    },
    handle(request, _reply, { registry }) {
      refuseQuery(request);
      return permittedScreens(request, registry);
    },
  },
  {
    operation: {
      ...common,
      path: '/api/statistiques/export',
      operationId: 'statistiques.export',
      summary: [
        'Une page de statistiques en classeur ou en PDF',
        'A page of statistics as a workbook or a PDF',
        'Eine Statistikseite als Arbeitsmappe oder PDF',
        'Uma página de estatísticas em livro ou em PDF',
      ],
      query: [
        {
          name: 'Page',
          words: ['L’adresse de la page', 'The address of the page', 'Die Adresse der Seite', 'O endereço da página'],
          schema: { type: 'string', enum: statisticsScreens.map(({ path }) => path) },
        },
        {
          name: 'Format',
          words: ['Le format du fichier', 'The format of the file', 'Das Dateiformat', 'O formato do ficheiro'],
          schema: { type: 'string', enum: [...EXPORT_FORMATS], default: 'xlsx' },
        },
        ...PERIOD,
        COMPARE,
      ],
      file: true,
      refusals: [400, 403, 404],
      response: { type: 'string', contentMediaType: MEDIA_TYPES.xlsx },
    },
    async handle(request, reply, { registry }) {
      const given = readStatisticsQuery(request, { Page: readText, Format: readFormat, Comparer: readYesOrNo });
      const screens = await permittedScreens(request, registry);
      const screen = screens.find(({ path }) => path === given.Page);
      if (!screen) throw problem('unknownRecord');
      return exportStatistics({ request, reply, registry }, screen, statisticsQueryOf(given), given.Format ?? 'xlsx');
    },
  },
  {
    operation: {
      ...common,
      path: '/api/statistiques/{nom}',
      operationId: 'statistiques.get',
      summary: [
        'Les chiffres d’une statistique, par une ou deux dimensions',
        'The figures of a statistic, by one or two dimensions',
        'Die Zahlen einer Statistik nach einer oder zwei Dimensionen',
        'Os números de uma estatística, por uma ou duas dimensões',
      ],
      query: [
        ...PERIOD,
        {
          name: 'Par',
          words: [
            'Dimensions, séparées par une virgule',
            'Dimensions, separated by a comma',
            'Dimensionen, durch Komma getrennt',
            'Dimensões, separadas por vírgula',
          ],
          schema: { type: 'string' },
        },
        {
          name: 'Mesures',
          words: [
            'Mesures\u00a0; toutes sans lui',
            'Measures; all without it',
            'Messgrößen; sonst alle',
            'Medidas; todas sem ele',
          ],
          schema: { type: 'string' },
        },
        COMPARE,
      ],
      refusals: [400, 403, 404],
      response: figuresShape,
    },
    async handle(request, _reply, { registry }) {
      const given = readStatisticsQuery(request, { Par: readNames, Mesures: readNames, Comparer: readYesOrNo });
      const { statistic, rights } = await statisticNamed(request, registry, textIn(request, 'nom'));
      const by = dimensionsOf(statistic, given.Par ?? []);
      const measures = known('Mesures', given.Mesures ?? Object.keys(statistic.measures), statistic.measures);
      const language = languageOf(request.headers['accept-language']);
      return countFigures(
        { request, registry, language },
        { statistic, rights, by, measures },
        statisticsQueryOf(given),
      );
    },
  },
  {
    operation: {
      ...common,
      path: '/api/statistiques/{nom}/fiches',
      operationId: 'statistiques.fiches',
      summary: [
        'Les fiches que compte un chiffre',
        'The records that a figure counts',
        'Die Datensätze, die eine Zahl zählt',
        'Os registos que um número conta',
      ],
      query: [...PERIOD, { common: 'PageNumber' }, { common: 'PageSize' }],
      refusals: [400, 403, 404],
      response: shape.pageOf({ type: 'object' }),
    },
    async handle(request, _reply, { registry }) {
      const given = readStatisticsQuery(request, { PageNumber: readPageNumber, PageSize: readPageSize });
      const statistic = await statisticNamed(request, registry, textIn(request, 'nom'));
      const page = { page: given.PageNumber ?? 1, pageSize: given.PageSize ?? DEFAULT_PAGE_SIZE };
      return countedPage({ request, registry }, statistic, statisticsQueryOf(given), page);
    },
  },
];
