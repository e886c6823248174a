import type { FastifyRequest } from 'fastify';
import { dayOf } from '../../src/resources/moments';
import { Avis } from '../../src/resources/schemas/ressentis';
import { isEmptyValue } from '../../src/resources/validate';
import type { AccessCall } from '../access/call';
import { bodyOf, idIn, refuseQuery, requireRecord, withAddress } from '../access/requestParts';
import * as shape from '../access/shapes';
import type { StoredRecord } from '../database/store';
import { withPlainNumbers } from '../http/body/plainNumbers';
import { problem } from '../http/problem';
import { applyOne, changeSetOf } from '../http/resources/write';
import { tenantOf } from '../http/tenantOf';
import { sessionOf } from '../identity/authenticate';

const answer = shape.object({
  id: shape.id,
  utilisateurId: shape.id,
  avis: { type: 'number', minimum: 0, maximum: 10 },
  commentaire: shape.textOrNull,
  date: shape.text,
});

const body = shape.object({ avis: { type: 'number', minimum: 0, maximum: 10 }, commentaire: shape.textOrNull }, [
  'commentaire',
]);

/** The highest score that a comment explains (section 7.2 of the specification). */
const COMMENTED_UP_TO = 5;

/**
 * The comment of an opinion: a score above 5 has none, and drops the one that there was.
 *
 * @throws {ProblemError} `invalid` for a new one
 */
function commentFor(given: Readonly<Record<string, unknown>>, stored: StoredRecord | undefined) {
  const score = Number(given['avis'] ?? stored?.values['avis']);
  if (!(score > COMMENTED_UP_TO)) return {};
  const issue = { code: 'commentAboveScore', args: { max: COMMENTED_UP_TO } };
  if (!isEmptyValue(given['commentaire'])) throw problem('invalid', { errors: { commentaire: [issue] } });
  return { commentaire: null };
}

/** Writes the caller's opinion: the one that is there, or a first one. */
async function writeOwn(request: FastifyRequest, stored: StoredRecord | undefined) {
  const own = { utilisateurId: sessionOf(request).account.id };
  const given = withPlainNumbers(Avis, withAddress(bodyOf(request), own));
  const values = { ...given, ...commentFor(given, stored), date: dayOf(new Date()) };
  const change = stored
    ? ({ resource: Avis.name, action: 'update', id: stored.id, values } as const)
    : ({ resource: Avis.name, action: 'create', values } as const);
  const { id, after } = await applyOne(tenantOf(request).store, changeSetOf(request, change));
  return { ...after, id };
}

/** One's own opinion of the portal: nobody writes another one's (section 7.2). */
export const opinionCalls: readonly AccessCall[] = [
  {
    operation: {
      method: 'put',
      path: '/api/Avis',
      operationId: 'avis.writeOwn',
      tag: Avis.label.many,
      access: 'session',
      summary: [
        'Donner ou changer votre avis',
        'Give or change your opinion',
        'Ihre Meinung abgeben oder ändern',
        'Dar ou alterar a sua opinião',
      ],
      body,
      refusals: [400, 409],
      response: answer,
    },
    async handle(request) {
      refuseQuery(request);
      const mine = await tenantOf(request).store.findBy(Avis, 'utilisateurId', sessionOf(request).account.id);
      return writeOwn(request, mine);
    },
  },
  {
    operation: {
      method: 'put',
      path: '/api/Avis/{recordId}',
      operationId: 'avis.updateOwn',
      tag: Avis.label.many,
      access: 'session',
      summary: ['Changer votre avis', 'Change your opinion', 'Ihre Meinung ändern', 'Alterar a sua opinião'],
      body,
      refusals: [400, 404],
      response: answer,
    },
    async handle(request) {
      refuseQuery(request);
      const stored = await requireRecord(request, Avis, idIn(request, 'recordId'));
      // Somebody else's is as unknown as one that does not exist.
      if (stored.values['utilisateurId'] !== sessionOf(request).account.id) throw problem('unknownRecord');
      return writeOwn(request, stored);
    },
  },
];
