import { createSession, type Session } from '../authProvider/session';
import type { PublicEntryName } from '../custom-pages/public/entryAt';
import type { FirstReading } from '../dataProvider/answerFirst';
import { isUnknownHost, type Environment } from '../environment/environment';
import { loadEnvironment } from '../environment/loadEnvironment';
import { takeEarlyVisit } from './earlyVisit';
import { readFirst, readSession, type EarlyAnswers } from './firstCalls';

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
  /** Resolves once the API has been asked for all that the application begins with, or there is no session. */
  readonly firstCallsSent: Promise<void>;
}

const once = <Value>(make: () => Promise<Value>): (() => Promise<Value>) => {
  let made: Promise<Value> | undefined;
  return () => (made ??= make());
};

/**
 * Begins a visit before anything that draws is read: the sign-in, and with its token the first answers of the API, are on
 * their way while the rest of the page loads; where the page has begun itself, its answers are taken.
 *
 * @returns undefined where no tenant is served here @throws where the environment cannot be read
 */
export async function beginVisit(entry: PublicEntryName): Promise<BegunVisit | undefined> {
  const environment = await loadEnvironment(window.location.origin);
  if (isUnknownHost(environment)) return undefined;
  const begun = takeEarlyVisit();
  const session = createSession(environment, undefined, begun?.signIn);
  const isBegun = async () => typeof (await begun?.signIn) === 'object';
  const early = once(async () => {
    if (await isBegun()) return begun?.answers;
    const token = await session.token();
    return token === undefined ? undefined : readSession(environment, token);
  });
  const first = once(async () => {
    if (await isBegun()) return begun?.first;
    const token = await session.token();
    const subject = session.user()?.id;
    return token === undefined || subject === undefined ? undefined : readFirst(environment, token, subject);
  });
  const restore = once(() => session.restore());
  const signsIn = entry === 'app' || entry === 'login';
  const ask = (isSignedIn: boolean) => {
    if (isSignedIn) void Promise.all([early(), first()]);
  };
  // The page awaits the same promise, and shows what went wrong.
  const firstCallsSent = signsIn ? restore().then(ask, () => undefined) : Promise.resolve();
  return { environment, session, restore, early, first, firstCallsSent };
}
