import { createSession, type Session } from './authProvider/session';
import { viewedPerson } from './authProvider/viewAs';
import { chosenLanguage } from './custom-pages/public/chosenLanguage';
import type { Entry } from './custom-pages/public/entryAt';
import { isUnknownHost, type Environment } from './environment/environment';
import { loadEnvironment } from './environment/loadEnvironment';
import { isObject } from './resources/isObject';
import { SESSION_CALL } from './resources/sessionStart';

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
}

/** Longer than any answer takes: the calls are then made one by one. */
const LIMIT = 5_000;

/** Asks for everything that each page begins with. What goes wrong is told by the calls that are then made alone. */
async function readEarly({ apiUrl, sessionCall }: Environment, session: Session): Promise<EarlyAnswers | undefined> {
  if (!sessionCall) return undefined;
  try {
    const token = await session.token();
    if (token === undefined) return undefined;
    const viewed = viewedPerson();
    const answer = await fetch(`${apiUrl}/${SESSION_CALL}`, {
      headers: {
        accept: 'application/json',
        'accept-language': chosenLanguage(),
        authorization: `Bearer ${token}`,
        ...(viewed && { 'x-view-as': String(viewed.id) }),
      },
      signal: AbortSignal.timeout(LIMIT),
    });
    const body: unknown = answer.ok ? await answer.json() : undefined;
    return isObject(body) && isObject(body['answers']) ? body['answers'] : undefined;
  } catch {
    return undefined;
  }
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
  const session = createSession(environment);
  const early = once(() => readEarly(environment, session));
  const restore = once(() => session.restore());
  if (entry === 'app' || entry === 'login')
    // The page awaits the same promise, and shows what went wrong.
    restore().then(
      (isSignedIn) => void (isSignedIn && early()),
      () => undefined,
    );
  return { environment, session, restore, early };
}
