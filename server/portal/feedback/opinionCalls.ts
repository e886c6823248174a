import type { FastifyRequest } from 'fastify';
import { dayOf } from '../../../src/resources/language/moments';
import { Avis, AvisDonnes } from '../../../src/resources/schemas/opinions';
import { isEmptyValue } from '../../../src/resources/records/validate';
import type { ApiCall } from '../../http/calls/apiCall';
import { bodyOf, idIn, refuseQuery, requireRecord, withAddress } from '../../http/calls/requestParts';
import * as shape from '../../http/calls/shapes';
import type { Store, StoredRecord } from '../../database/store';
import { withPlainNumbers } from '../../http/body/plainNumbers';
import { problem } from '../../http/problem';
import { applyAll, changeSetOf } from '../../http/resources/applyChange';
import { tenantOf } from '../../http/tenantOf';
import { sessionOf } from '../../identity/authenticate';

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

/** The highest score that may have a comment (section 7.2 of the specification). */
const COMMENTED_UP_TO = 5;

/**
 * Validates the comment: a score above 5 allows none, and removes the stored one.
 *
 * @throws {ProblemError} `invalid` if such a score comes with a comment
 */
function commentFor(given: Readonly<Record<string, unknown>>, stored: StoredRecord | undefined) {
  const score = Number(given['avis'] ?? stored?.values['avis']);
  if (!(score > COMMENTED_UP_TO)) return {};
  const issue = { code: 'commentAboveScore', args: { max: COMMENTED_UP_TO } };
  if (!isEmptyValue(given['commentaire'])) throw problem('invalid', { errors: { commentaire: [issue] } });
  return { commentaire: null };
}

/** The change that records a person's score of a day; a later score of the same day replaces it. */
async function scoreChange(
  store: Store,
  score: { readonly utilisateurId: number; readonly avis: unknown; readonly date: string },
) {
  const filter = {
    all: (['utilisateurId', 'date'] as const).map((field) => ({
      field,
      operator: 'equals' as const,
      value: score[field],
    })),
  };
  const [known] = (await store.listAll(AvisDonnes, { filter })).items;
  return known
    ? ({ resource: AvisDonnes.name, action: 'update', id: known.id, values: { avis: score.avis } } as const)
    : ({ resource: AvisDonnes.name, action: 'create', values: score } as const);
}

async function writeOwn(request: FastifyRequest, stored: StoredRecord | undefined) {
  const own = { utilisateurId: sessionOf(request).account.id };
  const given: Readonly<Record<string, unknown>> = withPlainNumbers(Avis, withAddress(bodyOf(request), own));
  const date = dayOf(new Date());
  const values = { ...given, ...commentFor(given, stored), date };
  const change = stored
    ? ({ resource: Avis.name, action: 'update', id: stored.id, values } as const)
    : ({ resource: Avis.name, action: 'create', values } as const);
  const { store } = tenantOf(request);
  const score = { ...own, avis: given['avis'] ?? stored?.values['avis'], date };
  const [done] = await applyAll(store, changeSetOf(request, change, await scoreChange(store, score)));
  return { ...done?.after, id: done?.id };
}

/** The caller's own opinion of the portal (section 7.2 of the specification). */
export const opinionCalls: readonly ApiCall[] = [
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
      // Another person's opinion is answered as if it did not exist.
      if (stored.values['utilisateurId'] !== sessionOf(request).account.id) throw problem('unknownRecord');
      return writeOwn(request, stored);
    },
  },
];
