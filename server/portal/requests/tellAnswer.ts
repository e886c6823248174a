import type { FastifyRequest } from 'fastify';
import { PROFILE } from '../../../src/resources/routes/addresses';
import type { Language } from '../../../src/resources/language/words';
import type { CallContext } from '../../http/calls/apiCall';
import type { StoredRecord } from '../../database/reading/records';
import { tenantOf } from '../../http/tenantOf';
import { sessionOf } from '../../identity/authenticate';
import { languageOfPerson } from '../../mail/languages';
import { translate } from '../../words';
import type { Decision } from './decision';

/** The mails that tell an answer, and the page that they lead to. */
export const RECORD_MAILS = { Acceptee: 'requestAccepted', Refusee: 'requestRefused', page: PROFILE } as const;
export const PLAN_MAILS = {
  Acceptee: 'requestPlanAccepted',
  Refusee: 'requestPlanRefused',
  page: '/plannings',
} as const;

const textIn = ({ values }: StoredRecord, name: string): string => String(values[name] ?? '');

type Answer = (typeof RECORD_MAILS | typeof PLAN_MAILS) & {
  readonly decision: Decision;
  /** Says in a language what the request is about, where the mail has to. */
  readonly about?: (language: Language) => Promise<readonly string[]>;
};

/** Tells people the answer to their request, at the address that they had when it was decided. */
export async function tellAnswer(
  request: FastifyRequest,
  { tell }: CallContext,
  person: StoredRecord,
  { page, about, decision: { etat, reponse }, ...purposes }: Answer,
): Promise<'sent' | 'failed' | undefined> {
  if (!tell) return undefined;
  const language = await languageOfPerson(tenantOf(request).store, person.id);
  return tell(request, {
    purpose: purposes[etat],
    to: textIn(person, 'email'),
    name: textIn(person, 'prenom') || textIn(person, 'nom'),
    page,
    about: await about?.(language),
    remark: reponse && translate(language, 'mails.answerOf', { name: sessionOf(request).name, answer: reponse }),
    language,
  });
}
