import { dateFormat } from '../../../../../src/resources/common/dateFormat';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { DirectoryEntry } from '../../../../../src/portal/directory';
import { MAX_PAGE_SIZE } from '../../../../../src/resources/records/listQuery';
import type { PrivacyReader } from '../../../../../src/resources/access/privacy';
import { sendDocument } from '../../../exports/sendDocument';
import { tenantOf } from '../../../../http/tenantOf';
import { sessionOf } from '../../../../identity/authenticate';
import { exportQueue } from '../../../planning/exports/exportQueue';
import { render } from '../../../planning/exports/render';
import { whileWanted } from '../../../planning/exports/whileWanted';
import type { Tenant } from '../../../../tenants';
import { languageOf, translate } from '../../../../words';
import { directoryPage } from '../directoryPage';
import type { DirectorySelection } from '../directoryQuery';
import { directoryDocument } from './directoryDocument';
import { facesOf } from './facesOf';

async function everybody(tenant: Tenant, query: DirectorySelection, reader: PrivacyReader) {
  const people: DirectoryEntry[] = [];
  for (let page = 1; ; page += 1) {
    const { items, totalCount } = await directoryPage(tenant, { ...query, page, pageSize: MAX_PAGE_SIZE }, reader);
    people.push(...items);
    if (items.length === 0 || people.length >= totalCount) return people;
  }
}

export function exportDirectory(
  request: FastifyRequest,
  reply: FastifyReply,
  query: DirectorySelection,
  reader: PrivacyReader,
): Promise<FastifyReply> {
  const tenant = tenantOf(request);
  const language = languageOf(request.headers['accept-language']);
  const title = translate(language, 'people.directory.title');
  return whileWanted(reply, async (signal) => {
    const caller = `${tenant.id} ${sessionOf(request).accountId}`;
    const bytes = await exportQueue.take({ caller, kind: 'pdf', signal }, async () => {
      const people = await everybody(tenant, query, reader);
      const found = translate(language, 'people.directory.found', { smart_count: people.length });
      const made = dateFormat(language, { dateStyle: 'long' }).format(new Date());
      const words = {
        title,
        lead: [found, query.search].filter((one) => one !== '').join(' · '),
        made: `${tenant.name} · ${made}`,
      };
      return render(directoryDocument(words, people, await facesOf(tenant, people), language), signal);
    });
    return sendDocument(reply, title, 'pdf', bytes);
  });
}
