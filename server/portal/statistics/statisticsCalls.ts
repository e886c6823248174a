import { MEDIA_TYPES } from '../../../src/resources/exchange/write/fileNames';
import { statisticsScreens } from '../../../src/resources/schemas/statistics/statisticsScreens';
import { rightsOfScreen } from '../../../src/resources/statistics/rightsOfScreen';
import type { ApiCall } from '../../http/calls/apiCall';
import { refuseQuery, textIn } from '../../http/calls/requestParts';
import * as shape from '../../http/calls/shapes';
import { problem } from '../../http/problem';
import { accept, reject, type ParameterReader } from '../../http/query/readParameters';
import { readText, readYesOrNo } from '../../http/query/readers';
import { answerCounted, answerFigures } from '../../statistics/answerFigures';
import { COMPARE, COUNTED, FIGURES, PERIOD } from '../../statistics/figureOperations';
import { readStatisticsQuery, statisticsQueryOf } from '../../statistics/statisticsQuery';
import { permittedScreens, statisticNamed } from './declaredStatistics';
import { EXPORT_FORMATS, exportStatistics, type ExportFormat } from './exports/exportStatistics';

const tag = ['Statistiques', 'Statistics', 'Statistik', 'Estatísticas'] as const;
const access = { rights: [...new Set(statisticsScreens.flatMap(rightsOfScreen))] };
const common = { method: 'get', tag, access, extension: true, narrows: true } as const;

const readFormat: ParameterReader<ExportFormat> = (text) => {
  const format = EXPORT_FORMATS.find((one) => one === text.toLowerCase());
  return format ? accept(format) : reject('filterValue', { name: text.slice(0, 20) });
};

/** The statistics of an organisation, limited to the records that the caller may read. */
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
      ...FIGURES,
    },
    handle: (request, _reply, { registry }) =>
      answerFigures({ request, registry }, () => statisticNamed(request, registry, textIn(request, 'nom'))),
  },
  {
    operation: {
      ...common,
      path: '/api/statistiques/{nom}/fiches',
      operationId: 'statistiques.fiches',
      summary: [
        'Les fiches que compte un chiffre',
        'The records that a figure counts',
        'Die Einträge, die eine Zahl zählt',
        'Os registos que um número conta',
      ],
      ...COUNTED,
    },
    handle: (request, _reply, { registry }) =>
      answerCounted({ request, registry }, () => statisticNamed(request, registry, textIn(request, 'nom'))),
  },
];
