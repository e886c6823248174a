import type { FastifyReply, FastifyRequest } from 'fastify';
import { inParallel } from '../../../../src/resources/common/inParallel';
import { dayOf } from '../../../../src/resources/language/moments';
import type { Registry } from '../../../../src/resources/registry/registry';
import { productRoutes } from '../../../../src/resources/schemas/routes/productRoutes';
import { rightsOfScreen } from '../../../../src/resources/statistics/rightsOfScreen';
import type { StatisticsScreen } from '../../../../src/resources/statistics/statistic';
import { inLanguage } from '../../../../src/resources/language/words';
import { sendDocument } from '../../exports/sendDocument';
import { tenantOf } from '../../../http/tenantOf';
import { sessionOf } from '../../../identity/authenticate';
import { exportQueue } from '../../planning/exports/exportQueue';
import { render, type RenderJob } from '../../planning/exports/render';
import { whileWanted } from '../../planning/exports/whileWanted';
import { languageOf, translate } from '../../../words';
import { countFigures, type CountContext } from '../../../statistics/countFigures';
import type { PermittedStatistic } from '../../../statistics/countedCondition';
import type { StatisticsQuery } from '../../../statistics/statisticsQuery';
import { figureDocument } from './figureDocument';
import { figureTable, type FigureSection } from './figureTables';
import { figureWorkbook } from './figureWorkbook';

export const EXPORT_FORMATS = ['xlsx', 'pdf'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

const AT_ONCE = 2;

async function sectionOf(
  context: CountContext,
  { statistic, rights }: PermittedStatistic,
  query: StatisticsQuery,
): Promise<FigureSection> {
  const { registry, language } = context;
  const tables = await inParallel(
    statistic.charts,
    async (chart) => {
      const by = [chart.by, chart.split].filter((name) => name !== undefined);
      const figures = await countFigures(context, { statistic, rights, by, measures: chart.measures }, query);
      return figureTable(registry, statistic, chart, figures, language);
    },
    AT_ONCE,
  );
  return { title: inLanguage(statistic.label, language), help: inLanguage(statistic.help, language), tables };
}

interface ExportRequest {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly registry: Registry;
}

export function exportStatistics(
  { request, reply, registry }: ExportRequest,
  screen: StatisticsScreen,
  query: StatisticsQuery,
  format: ExportFormat,
): Promise<FastifyReply> {
  const language = languageOf(request.headers['accept-language']);
  const route = productRoutes.find(({ path }) => path === screen.path);
  const title = route ? inLanguage(route.title, language) : screen.path;
  const caller = `${tenantOf(request).id} ${sessionOf(request).accountId}`;
  const day = (text: string) =>
    new Intl.DateTimeFormat(language, { timeZone: 'UTC' }).format(new Date(`${text}T00:00:00Z`));
  const words = {
    title,
    lead: `${day(query.period.first)} – ${day(query.period.last)}`,
    made: translate(language, 'statistics.countedAt', { time: day(dayOf(new Date())) }),
  };
  return whileWanted(reply, async (signal) => {
    const bytes = await exportQueue.take({ caller, kind: format, signal }, async () => {
      const sections: FigureSection[] = [];
      for (const statistic of screen.statistics)
        sections.push(
          await sectionOf({ request, registry, language }, { statistic, rights: rightsOfScreen(screen) }, query),
        );
      const hidden = translate(language, 'statistics.hidden');
      const job: RenderJob =
        format === 'pdf'
          ? figureDocument(words, sections, language)
          : { kind: 'xlsx', options: figureWorkbook(title, sections, hidden) };
      return render(job, signal);
    });
    return sendDocument(reply, title, format, bytes);
  });
}
