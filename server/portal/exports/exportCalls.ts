import { textOf } from '../../../src/resources/common/narrow';
import { ruleOf } from '../../../src/resources/access/access';
import { allOf } from '../../../src/resources/language/condition';
import { readsWhole, schemaFor } from '../../../src/resources/access/openFields';
import { ExportDonnees } from '../../../src/resources/schemas/exports';
import type { ApiCall } from '../../http/calls/apiCall';
import { idIn, refuseQuery, requireRecord } from '../../http/calls/requestParts';
import { limitOfCaller, listsSomewhere } from '../../http/limits';
import { problem } from '../../http/problem';
import { attachment } from '../../http/resources/contentDisposition';
import { readerStore } from '../../http/reader';
import { sessionOf } from '../../identity/authenticate';
import { readExportConditions } from './exportConditions';
import { exportRows } from '../../http/resources/export/exportRows';
import { nameLimits } from '../../http/resources/export/references';
import { spooledText } from '../../http/spooledText';

/** The download of an export (section 7.6 of the specification). */
export const exportCalls: readonly ApiCall[] = [
  {
    operation: {
      method: 'get',
      path: '/api/ExportDonnees/{recordId}/find',
      operationId: 'exportDonnees.find',
      tag: ExportDonnees.label.many,
      access: ruleOf(ExportDonnees, 'show'),
      summary: [
        'Télécharger un export, tel que vos droits l’ouvrent',
        'Download an export, as far as your rights open it',
        'Einen Export herunterladen, soweit Ihre Rechte ihn öffnen',
        'Transferir uma exportação, na medida dos seus direitos',
      ],
      file: true,
      refusals: [400, 403, 404, 409],
      response: { type: 'string', contentMediaType: 'text/csv' },
    },
    async handle(request, reply, { registry, spools }) {
      refuseQuery(request);
      const { values } = await requireRecord(request, ExportDonnees, idIn(request, 'recordId'));
      const held = sessionOf(request).grants;
      const declared = registry.get(textOf(values['jeuDonnees']));
      const schema = schemaFor(declared, held);
      if (!listsSomewhere(request, registry, schema) || !readsWhole(schema, held)) {
        throw problem('forbidden', { args: { needed: ruleOf(schema, 'list').rights?.join(', ') ?? '' } });
      }
      const conditions = readExportConditions(schema, textOf(values['filtre']));
      if (!conditions) throw problem('exportOutdated');
      const store = readerStore(request);
      const filter = allOf([conditions.filter, limitOfCaller(request, registry, schema, 'list')]);
      const source = { registry, held, nameLimit: nameLimits(request, registry) };
      const rows = await spooledText(spools, request.log, (append) =>
        store.inSnapshot(async (snapshot) => {
          const query = {
            ...conditions,
            ...(filter && { filter }),
            search: textOf(values['recherche']),
          };
          for await (const text of exportRows({ ...source, snapshot }, schema, query)) await append(text);
        }),
      );
      return reply
        .headers({
          'content-type': 'text/csv; charset=utf-8',
          'content-disposition': attachment(`${textOf(values['nom'])}.csv`),
          'cache-control': 'private, no-store',
          'x-content-type-options': 'nosniff',
        })
        .send(rows);
    },
  },
];
