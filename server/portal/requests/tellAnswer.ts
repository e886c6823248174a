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

export const RECORD_MAILS = { Acceptee: 'requestAccepted', Refusee: 'requestRefused', page: PROFILE } as const;
export const PLAN_MAILS = {
  Acceptee: 'requestPlanAccepted',
  Refusee: 'requestPlanRefused',
  page: '/plannings',
} as const;

const textIn = ({ values }: StoredRecord, name: string): string => String(values[name] ?? '');

type Answer = (typeof RECORD_MAILS | typeof PLAN_MAILS) & {
  readonly decision: Decision;
  /** Describes the subject of the request in the reader's language. */
  readonly about?: (language: Language) => Promise<readonly string[]>;
};

/** Mails the decision to the person, at their address when it was made. */
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
