import { createSession, type Session } from './authProvider/session';
import { viewedPerson } from './authProvider/viewAs';
import { chosenLanguage } from './custom-pages/public/chosenLanguage';
import type { Entry } from './custom-pages/public/entryAt';
import { isUnknownHost, type Environment } from './environment/environment';
import { loadEnvironment } from './environment/loadEnvironment';
import type { FirstReading } from './dataProvider/answerFirst';
import { firstReadingAt, openAddress } from './firstReading';
import { isObject } from './resources/common/isObject';
import { SESSION_CALL } from './resources/protocol/sessionCall';

/** What the API answered before the application was there to ask, by the address of each call. */
export type EarlyAnswers = Readonly<Record<string, unknown>>;

/** What is known of a visit before React is read. */
export interface BegunVisit {
  readonly environment: Environment;
  readonly session: Session;
  /** Renews the session in the background, once. @returns whether there is one @throws where the issuer does not answer */
  readonly restore: () => Promise<boolean>;
  /** What the application begins with; undefined where the API does not say it in one answer. */
  readonly early: () => Promise<EarlyAnswers | undefined>;
  /** What this address asks the API for first, beside it; undefined where it is not known. */
  readonly first: () => Promise<FirstReading | undefined>;
  /** Resolves once our identity provider has been asked, at once where this page does not sign in; it may wait for another tab, or a frame. */
  readonly signInSent: Promise<void>;
  /** Resolves once the API has been asked for all that the application begins with, or there is no session. */
  readonly firstCallsSent: Promise<void>;
}

/** Longer than any answer takes: the calls are then made one by one. */
const LIMIT = 5_000;

/** A reading of the API before the application is there; undefined without a session. */
async function read({ apiUrl }: Environment, session: Session, address: string): Promise<Response | undefined> {
  const token = await session.token();
  if (token === undefined) return undefined;
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
}

/** Asks for everything that each page begins with. What goes wrong is told by the calls that are then made alone. */
async function readEarly(environment: Environment, session: Session): Promise<EarlyAnswers | undefined> {
  if (!environment.sessionCall) return undefined;
  try {
    const answer = await read(environment, session, SESSION_CALL);
    if (!answer) return undefined;
    const body: unknown = answer.ok ? await answer.json() : undefined;
    return isObject(body) && isObject(body['answers']) ? body['answers'] : undefined;
  } catch {
    return undefined;
  }
}

/** Asks for what the address that is open asked for first the last time, or asks for mostly: the API refuses what is not allowed. */
async function readFirst(environment: Environment, session: Session): Promise<FirstReading | undefined> {
  const subject = session.user()?.id;
  if (subject === undefined || viewedPerson()) return undefined;
  const address = firstReadingAt(openAddress(), subject) ?? environment.firstReading;
  if (address === undefined) return undefined;
  const answer = read(environment, session, address)
    .then(async (response) =>
      response?.ok ? { status: response.status, headers: response.headers, body: await response.json() } : undefined,
    )
    .catch(() => undefined);
  return { address, answer };
}

const once = <Value>(make: () => Promise<Value>): (() => Promise<Value>) => {
  let made: Promise<Value> | undefined;
  return () => (made ??= make());
};

/**
 * Begins a visit before anything that draws is read: the sign-in, and with its token the first answers of the API, are on
 * their way while the rest of the page loads.
 *
 * @returns undefined where no tenant is served here @throws where the environment cannot be read
 */
export async function beginVisit(entry: Entry): Promise<BegunVisit | undefined> {
  const environment = await loadEnvironment(window.location.origin);
  if (isUnknownHost(environment)) return undefined;
  let onSent: () => void = () => undefined;
  const sent = new Promise<void>((resolve) => {
    onSent = resolve;
  });
  const session = createSession(environment, undefined, onSent);
  const early = once(() => readEarly(environment, session));
  const first = once(() => readFirst(environment, session));
  const restore = once(() => session.restore());
  const signsIn = entry === 'app' || entry === 'login';
  const ask = (isSignedIn: boolean) => {
    if (isSignedIn) void Promise.all([early(), first()]);
  };
  // The page awaits the same promise, and shows what went wrong.
  const firstCallsSent = signsIn ? restore().then(ask, () => undefined) : Promise.resolve();
  const signInSent = Promise.race([sent, firstCallsSent]);
  return { environment, session, restore, early, first, firstCallsSent, signInSent };
}
