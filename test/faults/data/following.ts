import { inArea } from '../fault';

const LIVE = 'test/api/live.test.ts';
const FOLLOW_UPS = 'test/api/followUps.test.ts';

/** What others hear of a write: the stream of changes, and what follows by declaration. */
export const following = inArea('following', [
  {
    id: 'live-beyond-scope',
    file: 'server/live/liveReach.ts',
    find: 'return readable && { readable, key',
    replace: 'return readable && { readable: { schema: readable.schema }, key',
    why: 'people whose right holds for one company hear of the records of all',
    tests: [LIVE],
  },
  {
    id: 'following-change-unrecorded',
    file: 'server/database/changes/changeStream.ts',
    find: 'await recorder.record(followed.changes, followed.rows);',
    replace: '',
    why: 'what follows a write is in no history, and is not taken back with it',
    tests: ['test/api/following.test.ts'],
  },
  {
    id: 'following-change-half-made',
    file: 'server/database/changes/following.ts',
    find: 'refusals.set(place, becauseOf(ruled, change.resource));',
    replace: 'continue;',
    why: 'a write is kept without the change that was to come with it',
    tests: ['test/api/following.test.ts'],
  },
  {
    id: 'notification-to-its-author',
    file: 'server/outbox/notifications.ts',
    find: 'where p.id is distinct from',
    replace: 'where p.id is not distinct from',
    why: 'people are told what they wrote themselves, and nobody else is',
    tests: ['test/api/following.test.ts'],
  },
  {
    id: 'live-rights-kept',
    file: 'server/live/liveHub.ts',
    find: 'await this.#renew(head, listeners);',
    replace: '',
    why: 'a right that was taken away goes on telling of changes',
    tests: [LIVE],
  },
  {
    id: 'webhook-into-private-networks',
    file: 'server/outbox/webhookAddress.ts',
    find: 'if (isIP(host) !== 0 && !isPublic(host))',
    replace: 'if (isIP(host) === 0 && !isPublic(host))',
    why: 'an address that people enter reaches what only the server can',
    tests: [FOLLOW_UPS, 'server/outbox/webhookAddress.test.ts'],
  },
  {
    id: 'webhook-address-by-any-editor',
    file: 'server/outbox/webhookPermit.ts',
    find: '`${registry.get(SETTINGS).rights}:admin`',
    replace: '`${registry.get(SETTINGS).rights}:update`',
    why: 'who may edit settings sends records to an address of their own',
    tests: [FOLLOW_UPS],
  },
  {
    id: 'outbox-taken-twice',
    file: 'server/outbox/outboxStore.ts',
    find: 'set attempts = o.attempts + 1, next_at = now() + make_interval(secs => ${LEASE})',
    replace: 'set attempts = o.attempts + 1',
    why: 'two processes deliver the same at once',
    tests: [FOLLOW_UPS],
  },
]);
