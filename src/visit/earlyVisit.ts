import { signInEarly, type EarlyOutcome, type EarlySignIn } from '../authProvider/earlySignIn';
import type { FirstReading } from '../dataProvider/answerFirst';
import type { Environment } from '../environment/environment';
import { readFirst, readSession, type EarlyAnswers } from './firstCalls';

/** What the page itself has begun, before any file of the application was there. */
export interface EarlyVisit {
  readonly signIn: Promise<EarlyOutcome>;
  /** What each page begins with; undefined without a session, or where the API does not say it in one answer. */
  readonly answers: Promise<EarlyAnswers | undefined>;
  /** What the open address asks the API for first. */
  readonly first: Promise<FirstReading | undefined>;
}

declare global {
  interface Window {
    /** Left by the script that stands in the page (`src/visit/early.ts`). */
    socleEarlyVisit?: EarlyVisit;
  }
}

const isSignedIn = (outcome: EarlyOutcome): outcome is EarlySignIn => typeof outcome === 'object';

/** Signs in unseen and asks the API for what the page begins with. Nothing of it rejects. */
export function beginEarly(environment: Environment, onSent: () => void): EarlyVisit {
  const signIn = signInEarly(environment, onSent);
  const withToken = <Result>(
    ask: (token: string, subject: string) => Promise<Result> | Result,
  ): Promise<Result | undefined> =>
    signIn.then((outcome) => (isSignedIn(outcome) ? ask(outcome.access_token, outcome.profile.sub) : undefined));
  return {
    signIn,
    answers: withToken((token) => readSession(environment, token)),
    first: withToken((token, subject) => readFirst(environment, token, subject)),
  };
}

/** Takes what the page has begun: tokens are left where they are used, and are not in reach of the window any longer. */
export function takeEarlyVisit(): EarlyVisit | undefined {
  const { socleEarlyVisit } = window;
  delete window.socleEarlyVisit;
  return socleEarlyVisit;
}
