import { viewedPerson } from '../authProvider/viewAs';
import { chosenLanguage } from '../custom-pages/public/chosenLanguage';
import type { FirstReading } from '../dataProvider/answerFirst';
import type { Environment } from '../environment/environment';
import { isObject } from '../resources/common/isObject';
import { SESSION_CALL } from '../resources/protocol/sessionCall';
import { firstReadingAt, openAddress } from './firstReading';

/** What the API answered before the application was there to ask, by the address of each call. */
export type EarlyAnswers = Readonly<Record<string, unknown>>;

/** Longer than any answer takes: the calls are then made one by one, in milliseconds. */
const LIMIT = 5_000;

/** A reading of the API before the application is there. */
const read = ({ apiUrl }: Environment, token: string, address: string): Promise<Response> => {
  const viewed = viewedPerson();
  return fetch(`${apiUrl}/${address}`, {
    headers: {
      accept: 'application/json',
      'accept-language': chosenLanguage(),
      authorization: `Bearer ${token}`,
      ...(viewed && { 'x-view-as': String(viewed.id) }),
    },
    signal: AbortSignal.timeout(LIMIT),
  });
};

/**
 * Asks for everything that each page begins with, where the API says it in one answer. What goes wrong is told by the calls
 * that are then made alone.
 */
export async function readSession(environment: Environment, token: string): Promise<EarlyAnswers | undefined> {
  if (!environment.sessionCall) return undefined;
  try {
    const answer = await read(environment, token, SESSION_CALL);
    const body: unknown = answer.ok ? await answer.json() : undefined;
    return isObject(body) && isObject(body['answers']) ? body['answers'] : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Asks for what the address that is open asked for first the last time, or asks for mostly: the API refuses what is not allowed.
 *
 * @param subject the signed-in person's, at the identity provider
 */
export function readFirst(environment: Environment, token: string, subject: string): FirstReading | undefined {
  if (viewedPerson()) return undefined;
  const address = firstReadingAt(openAddress(), subject) ?? environment.firstReading;
  if (address === undefined) return undefined;
  const answer = read(environment, token, address)
    .then(async (response) =>
      response.ok ? { status: response.status, headers: response.headers, body: await response.json() } : undefined,
    )
    .catch(() => undefined);
  return { address, answer };
}
