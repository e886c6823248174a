import type { FastifyRequest } from 'fastify';
import type { InboxNotification } from '../../../src/portal/inbox';
import { hasScreens } from '../../../src/resources/access/access';
import { inLanguage } from '../../../src/resources/language/words';
import { pathOf } from '../../../src/resources/registry/paths';
import type { Registry } from '../../../src/resources/registry/registry';
import { MENTIONS } from '../../../src/resources/registry/roles';
import { mentionPaths } from '../../comments/mentionPaths';
import { textsOf } from '../../outbox/followUpMail';
import { notificationsOf } from '../../outbox/notifications';
import { tenantOf } from '../../http/tenantOf';
import { sessionOf } from '../../identity/authenticate';
import { fillText, languageOf } from '../../words';

const MOST = 20;

/** Returns the caller's notifications in their language, except those of resources that no longer exist. */
export async function notificationsTo(
  request: FastifyRequest,
  registry: Registry,
): Promise<readonly InboxNotification[]> {
  const language = languageOf(request.headers['accept-language']);
  const stored = await notificationsOf(tenantOf(request), sessionOf(request).account.id, MOST);
  const namings = stored.flatMap(({ resource, recordId }) => (resource === MENTIONS ? [recordId] : []));
  const mentions = await mentionPaths(request, registry, namings);
  return stored.flatMap(({ id, resource, recordId, text, values, createdAt }) => {
    const schema = registry.schemas.find(({ name }) => name === resource);
    // Hides mentions in comments that are deleted or belong to a record that the caller may no longer read.
    if (!schema || (resource === MENTIONS && !mentions.has(recordId))) return [];
    // Nested records have no link here, because their parent is unknown.
    const own = !schema.parent && hasScreens(schema) ? pathOf(schema, 'show', recordId) : null;
    const path = resource === MENTIONS ? (mentions.get(recordId) ?? null) : own;
    const words = fillText(inLanguage(text, language), textsOf(schema, values, language), language);
    return [{ id, text: words, date: createdAt, path }];
  });
}
