import type { Problem } from '../../../resources/protocol/problem';
import type { Language } from '../../../resources/language/words';

export type Outcome =
  | { readonly done: true }
  | {
      readonly done: false;
      /** The API's message in the reader's language; undefined if it could not be reached. */
      readonly detail: string | undefined;
      readonly errors: NonNullable<Problem['errors']>;
      /** Not found: the link is invalid or expired, or this API does not have the call. */
      readonly isUnknown: boolean;
    };

const PATIENCE_MS = 20_000;

const isProblem = (body: unknown): body is Problem => typeof body === 'object' && body !== null && 'title' in body;

/** Posts to the API without a session, for links in mails. */
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
    // No connection, or the answer is not the API's: the page has its own message.
    return { done: false, detail: undefined, errors: {}, isUnknown: false };
  }
}
