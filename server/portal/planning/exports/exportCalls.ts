import type { FastifyReply, FastifyRequest } from 'fastify';
import type { JsonSchema } from '../../../../src/resources/language/kind';
import { exportName, MEDIA_TYPES } from '../../../../src/resources/exchange/write/fileNames';
import { dayIndexOf, dayTextAt } from '../../../../src/resources/fields/shared/zone';
import type { Registry } from '../../../../src/resources/registry/registry';
import { representationOf } from '../../../../src/resources/records/representation';
import { Creneaux } from '../../../../src/resources/schemas/creneaux';
import { Entreprises } from '../../../../src/resources/schemas/entreprises';
import type { ApiCall } from '../../../http/calls/apiCall';
import { refuseQuery } from '../../../http/calls/requestParts';
import * as shape from '../../../http/calls/shapes';
import { attachment } from '../../../http/resources/contentDisposition';
import { tenantOf } from '../../../http/tenantOf';
import { sessionOf } from '../../../identity/authenticate';
import { PLAN_READERS, planReaderOf } from '../planningRights';
import { MOST_SLOTS, PDF_VIEWS } from '../../../../src/planning/core/slotCalls';
import { SEARCH_SCHEMA } from '../search/searchBody';
import { exportedContent } from './exportedContent';
import { readExportForm, type ExportForm } from './exportForm';
import { exportQueue } from './exportQueue';
import { documentOf } from './pdf/document';
import { render } from './render';
import { templateOf, unprintable } from './template';
import { whileWanted } from './whileWanted';
import { workbookOf } from './workbook';

const FORM: JsonSchema = {
  ...SEARCH_SCHEMA,
  properties: {
    ...(SEARCH_SCHEMA['properties'] as Readonly<Record<string, JsonSchema>>),
    ids: { type: 'array', items: { type: 'integer', minimum: 1 }, maxItems: MOST_SLOTS },
    titre: { type: 'string', maxLength: 120 },
  },
};

const PDF_FORM: JsonSchema = {
  ...FORM,
  properties: {
    ...(FORM['properties'] as Readonly<Record<string, JsonSchema>>),
    modeleId: shape.id,
    vue: { type: 'string', enum: [...PDF_VIEWS], default: 'complet' },
  },
};

const common = {
  method: 'post',
  tag: Creneaux.label.many,
  access: PLAN_READERS,
  narrows: true,
  file: true,
  bodyType: 'multipart/form-data',
  refusals: [400, 403, 413, 415],
} as const;

const sendAs = (reply: FastifyReply, bytes: Buffer, name: string, type: string) =>
  reply
    .headers({
      'content-type': type,
      'content-disposition': attachment(name),
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    })
    .send(bytes);

async function companyName(request: FastifyRequest, id: number | undefined): Promise<string | undefined> {
  const { within } = planReaderOf(request);
  const isReadable = id !== undefined && (!within || [...within.whole, ...within.general].includes(id));
  const company = isReadable ? await tenantOf(request).store.get(Entreprises, id) : undefined;
  return company && representationOf(Entreprises, { ...company.values, id: company.id });
}

async function pdfOf(
  request: FastifyRequest,
  { search, companyId, templateId, title, view }: ExportForm,
  registry: Registry,
  now: Date,
  signal: AbortSignal,
) {
  const template = await templateOf(tenantOf(request), templateId);
  const content = await exportedContent(request, registry, search);
  const company = await companyName(request, companyId);
  const name = title ?? template.title ?? 'Planning';
  const choice = { title: name, view, company, today: dayIndexOf(now.getTime()) };
  const made = render(documentOf(content, { ...choice, look: template.look }), signal);
  const bytes = await made.catch(async (error: unknown) => {
    const { mainColour, secondColour, mainImage, secondImage } = template.look;
    if (signal.aborted || (mainImage ?? secondImage) === undefined) throw error;
    // If rendering works without the images, one of them is not printable.
    await render(documentOf(content, { ...choice, look: { mainColour, secondColour } }), signal);
    throw unprintable(template.title ?? '');
  });
  return { bytes, name };
}

const callerOf = (request: FastifyRequest) => `${tenantOf(request).id} ${sessionOf(request).accountId}`;

/** Exports of plans as a workbook, and as a PDF with a template's look (section 7.6 of the specification). */
export const planningExportCalls: readonly ApiCall[] = [
  {
    operation: {
      ...common,
      path: '/api/creneaux/exportPlanningExcel',
      operationId: 'creneaux.exportPlanningExcel',
      summary: [
        'Exporter en Excel les créneaux trouvés',
        'Export the slots found as a workbook',
        'Die gefundenen Termine nach Excel exportieren',
        'Exportar para Excel os horários encontrados',
      ],
      body: FORM,
      response: { type: 'string', contentMediaType: MEDIA_TYPES.xlsx },
    },
    async handle(request, reply, { registry }) {
      refuseQuery(request);
      return whileWanted(reply, async (signal) => {
        const { search, title = 'Planning' } = await readExportForm(request);
        const bytes = await exportQueue.take({ caller: callerOf(request), kind: 'xlsx', signal }, async () => {
          const content = await exportedContent(request, registry, search);
          return render({ kind: 'xlsx', options: workbookOf(content, title) }, signal);
        });
        return sendAs(reply, bytes, exportName(title, dayTextAt(Date.now()), 'xlsx'), MEDIA_TYPES.xlsx);
      });
    },
  },
  {
    operation: {
      ...common,
      path: '/api/creneaux/exportPlanningAdherent',
      operationId: 'creneaux.exportPlanningAdherent',
      summary: [
        'Exporter en PDF les créneaux trouvés, selon un modèle',
        'Export the slots found as a PDF, by a template',
        'Die gefundenen Termine nach einer Vorlage als PDF exportieren',
        'Exportar para PDF os horários encontrados, segundo um modelo',
      ],
      body: PDF_FORM,
      response: { type: 'string', contentMediaType: 'application/pdf' },
    },
    async handle(request, reply, { registry }) {
      refuseQuery(request);
      return whileWanted(reply, async (signal) => {
        const now = new Date();
        const form = await readExportForm(request);
        const make = () => pdfOf(request, form, registry, now, signal);
        const { bytes, name } = await exportQueue.take({ caller: callerOf(request), kind: 'pdf', signal }, make);
        const file = exportName(name, dayTextAt(now.getTime()), 'pdf');
        return sendAs(reply, bytes, file, 'application/pdf');
      });
    },
  },
];
