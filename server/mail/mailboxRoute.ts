import type { FastifyInstance } from 'fastify';
import { PAGE_HEADERS } from '../identity/pages/securityHeaders';
import { problem } from '../http/problem';
import { tenantOf } from '../http/tenantOf';
import { languageOf } from '../words';
import { mailboxPage } from './mailboxPage';
import type { Mailers } from './mailers';

/** Adds `/mailbox`, which shows mails of demo tenants in development; elsewhere it answers 404. */
export function addMailbox(app: FastifyInstance, mailers: Mailers): void {
  app.get('/mailbox', async (request, reply) => {
    const tenant = tenantOf(request);
    const mailbox = mailers.mailboxOf(tenant);
    if (!mailbox) throw problem('notFound', { args: { path: '/mailbox' } });
    const page = mailboxPage(tenant.name, await mailbox.list(), languageOf(request.headers['accept-language']));
    return reply.headers(PAGE_HEADERS).type('text/html; charset=utf-8').send(page);
  });
}
