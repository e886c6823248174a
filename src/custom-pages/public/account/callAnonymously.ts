import type { Problem } from '../../../resources/protocol/problem';
import type { Language } from '../../../resources/language/words';

/** What became of a call. */
export type Outcome =
  | { readonly done: true }
  | {
      readonly done: false;
      /** What the API says of it, in the reader's language; undefined where it could not be asked. */
      readonly detail: string | undefined;
      readonly errors: NonNullable<Problem['errors']>;
      /** Nothing answers to the address: a link that does not work (any more), or a call that this API does not have. */
      readonly isUnknown: boolean;
    };

const PATIENCE_MS = 20_000;

const isProblem = (body: unknown): body is Problem => typeof body === 'object' && body !== null && 'title' in body;

/** Posts to the API without a session, as the links of mails do. */
export async function callAnonymously(address: string, body: object, language: Language): Promise<Outcome> {
  try {
    const response = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'accept-language': language },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    if (response.ok) return { done: true };
    const answer: unknown = await response.json();
    const { detail, errors = {} } = isProblem(answer) ? answer : {};
    return { done: false, detail, errors, isUnknown: response.status === 404 };
  } catch {
    // No connection, or an answer of something else than our API: the page has its own words for it.
    return { done: false, detail: undefined, errors: {}, isUnknown: false };
  }
}
