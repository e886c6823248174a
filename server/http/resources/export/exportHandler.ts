import type { FastifyReply, FastifyRequest } from 'fastify';
import { closedFields, schemaFor } from '../../../../src/resources/access/openFields';
import { exportName, MEDIA_TYPES } from '../../../../src/resources/exchange/write/fileNames';
import { writeTable } from '../../../../src/resources/exchange/write/writeTable';
import { dayTextAt } from '../../../../src/resources/fields/shared/zone';
import { inLanguage } from '../../../../src/resources/language/words';
import { optionalBodyOf } from '../../calls/requestParts';
import { nameLimits } from './references';
import { sessionOf } from '../../../identity/authenticate';
import { languageOf } from '../../../words';
import { CallerQueues } from '../../callerQueues';
import { readCriteria } from '../../query/readCriteria';
import { readParameters } from '../../query/readParameters';
import { readerStore } from '../../reader';
import { tenantOf } from '../../tenantOf';
import { hiddenFields } from '../answer';
import { attachment } from '../contentDisposition';
import { queryOf, type ResourceContext } from '../resourceContext';
import { collectionsOfCaller } from '../filterWithinReach';
import { listQueryOf } from '../readHandlers';
import { exportedColumns, exportedRows } from './exportedRows';
import { readExportRequest } from './exportRequest';

/** One export at a time per person, because each holds all its rows in memory. */
const turns = new CallerQueues({ atOnce: 1, waiting: 10 });

/** `POST /{collection}/export` writes the matching records as a workbook or CSV, in the caller's language. */
export const exportHandler = (context: ResourceContext) => async (request: FastifyRequest, reply: FastifyReply) => {
  readParameters(queryOf(request), {});
  const { schema, registry } = context;
  const { accountId, grants } = sessionOf(request);
  const tenant = tenantOf(request);
  const { format, columns: chosen, criteria } = readExportRequest(schema, optionalBodyOf(request));
  const asked = readCriteria(schemaFor(schema, grants), criteria, collectionsOfCaller(registry, request));
  const { page: _page, pageSize: _pageSize, ...query } = await listQueryOf(context, request, asked);
  const language = languageOf(request.headers['accept-language']);
  const label = inLanguage(schema.label.many, language);
  const hidden = [...hiddenFields(schema, query.parameters ?? []), ...closedFields(schema, grants)];
  const columns = exportedColumns(schema, chosen, language, hidden);
  const nameLimit = nameLimits(request, registry);
  const file = await turns.take(`${tenant.id} ${accountId}`, () =>
    readerStore(request).inSnapshot((snapshot) => {
      const rows = exportedRows({ snapshot, registry, held: grants, nameLimit }, schema, query, { columns, language });
      return writeTable(columns, rows, { format, language, label });
    }),
  );
  return reply
    .headers({
      'content-type': MEDIA_TYPES[format],
      'content-disposition': attachment(exportName(label, dayTextAt(Date.now()), format)),
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    })
    .send(Buffer.from(await file.arrayBuffer()));
};
