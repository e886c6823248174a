import type { FastifyRequest } from 'fastify';
import { isRouteAllowed } from '../../src/resources/access/access';
import { pageRule, rightsOfPage } from '../../src/resources/pages/pageRule';
import { pageName, pageStatistics } from '../../src/resources/pages/pageStatistics';
import type { PageSchema } from '../../src/resources/pages/page';
import { permittedStatistic } from '../../src/resources/statistics/permitted';
import type { Statistic } from '../../src/resources/statistics/statistic';
import type { ApiCall, CallContext } from '../http/calls/apiCall';
import { refuseQuery, textIn } from '../http/calls/requestParts';
import * as shape from '../http/calls/shapes';
import { problem } from '../http/problem';
import { sessionOf } from '../identity/authenticate';
import { answerCounted, answerFigures } from '../statistics/answerFigures';
import type { PermittedStatistic } from '../statistics/countedCondition';
import { COUNTED, FIGURES } from '../statistics/figureOperations';

const tag = ['Pages', 'Pages', 'Seiten', 'Páginas'] as const;
// The required right depends on the page's declaration, so each call checks it first.
const common = { method: 'get', tag, access: 'session', extension: true } as const;

/** @throws {ProblemError} `unknownRecord`, `forbidden` */
function pageOf(request: FastifyRequest, { pages = [] }: Pick<CallContext, 'pages'>): PageSchema {
  const name = textIn(request, 'page').toLowerCase();
  const page = pages.find((one) => pageName(one) === name);
  if (!page) throw problem('unknownRecord');
  const { grants, rights } = sessionOf(request);
  if (!isRouteAllowed(pageRule(page), { ...grants, rights }))
    throw problem('forbidden', { args: { needed: rightsOfPage(page).join(', ') } });
  return page;
}

/** The statistic, limited to what the caller may see; undefined if nothing. */
const permitted = (request: FastifyRequest, { registry }: CallContext, page: PageSchema, statistic: Statistic) =>
  permittedStatistic(registry, statistic, sessionOf(request).limited, rightsOfPage(page));

/** @throws {ProblemError} `unknownRecord`, `forbidden` */
function sectionOf(request: FastifyRequest, context: CallContext): PermittedStatistic {
  const page = pageOf(request, context);
  const name = textIn(request, 'section').toLowerCase();
  const found = pageStatistics(page).find((one) => one.name === name);
  if (!found) throw problem('unknownRecord');
  const statistic = permitted(request, context, page, found);
  if (!statistic) {
    const needed = `${context.registry.get(found.resource).rights}:read`;
    throw problem('forbidden', { args: { needed } });
  }
  return { statistic, rights: rightsOfPage(page) };
}

/** The figures of declared pages, counting only records that the caller may read (docs/extensions.md, `pages`). */
export const pageCalls: readonly ApiCall[] = [
  {
    operation: {
      ...common,
      path: '/api/pages/{page}',
      operationId: 'pages.get',
      summary: [
        'Les statistiques d’une page déclarée, dans la mesure de vos droits',
        'The statistics of a declared page, as far as your rights go',
        'Die Statistiken einer deklarierten Seite, soweit Ihre Rechte reichen',
        'As estatísticas de uma página declarada, na medida dos seus direitos',
      ],
      refusals: [403, 404],
      response: shape.arrayOf({ type: 'object' }),
    },
    async handle(request, _reply, context) {
      refuseQuery(request);
      const page = pageOf(request, context);
      return pageStatistics(page).flatMap((one) => permitted(request, context, page, one) ?? []);
    },
  },
  {
    operation: {
      ...common,
      path: '/api/pages/{page}/{section}',
      operationId: 'pages.chiffres',
      summary: [
        'Les chiffres d’une section d’une page, par une ou deux dimensions',
        'The figures of a section of a page, by one or two dimensions',
        'Die Zahlen eines Abschnitts einer Seite nach einer oder zwei Dimensionen',
        'Os números de uma secção de uma página, por uma ou duas dimensões',
      ],
      ...FIGURES,
    },
    handle: (request, _reply, context) =>
      answerFigures({ request, registry: context.registry }, async () => sectionOf(request, context)),
  },
  {
    operation: {
      ...common,
      path: '/api/pages/{page}/{section}/fiches',
      operationId: 'pages.fiches',
      summary: [
        'Les fiches que compte un chiffre d’une page',
        'The records that a figure of a page counts',
        'Die Einträge, die eine Zahl einer Seite zählt',
        'Os registos que um número de uma página conta',
      ],
      ...COUNTED,
    },
    handle: (request, _reply, context) =>
      answerCounted({ request, registry: context.registry }, async () => sectionOf(request, context)),
  },
];
