import { startTransition } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { whenIdle } from './prefetch/whenIdle';
import { nextTask } from './resources/views/nextTask';
import { HOME, PRESENTATION } from './resources/routes/addresses';
import { addressAfterView, leaveView, viewedPerson } from './authProvider/viewAs';
import type { BegunVisit } from './visit/beginVisit';
import { forgotPasswordView, linkViewAt, type AccountVisit } from './custom-pages/public/account/accountView';
import { chosenLanguage } from './custom-pages/public/chosenLanguage';
import type { PublicEntryName } from './custom-pages/public/entryAt';
import type { FailureReason } from './custom-pages/public/publicWords';
import type { PublicView, ViewedHere } from './custom-pages/public/publicView';
import { followDeclarations } from './followDeclarations';
import { preloadProbableScreen } from './probableScreen';
import { PublicEntry } from './PublicEntry';
import { applyFont, keepFont, tellFontAddress } from './theme/keepFont';

interface Visit extends BegunVisit {
  readonly root: Root;
}

/** The person that the portal is viewed as, and how to leave that view; used on light pages too. */
function viewedHere(): ViewedHere | undefined {
  const person = viewedPerson();
  return person && { name: person.name, onLeave: () => leaveFor(addressAfterView(person)) };
}

/** Ends the view as another person, and loads one of the portal's addresses. */
function leaveFor(address: string): void {
  leaveView();
  window.location.assign(address);
}

const show = (root: Root, view: PublicView) => root.render(<PublicEntry view={view} viewed={viewedHere()} />);

const fail = (root: Root, reason: FailureReason, onRetry: () => void = () => window.location.reload()) =>
  show(root, { page: 'failure', reason, onRetry });

const here = () => window.location.pathname + window.location.search + window.location.hash;

let openings = 0;

/** Renders the application at one of the portal's addresses. */
async function openApp(visit: Visit, address: string): Promise<void> {
  const { root, environment, session, early, first } = visit;
  if (address !== here()) window.history.replaceState(null, '', address);
  try {
    const answers = early();
    const { default: App, prepareApp } = await import('./App');
    // Evaluating the bundle was one task; creating the services is another, so that neither blocks input for long.
    await nextTask();
    const services = await prepareApp({ environment, session, answers, first: first() });
    // Render as a transition, in slices, so that input stays responsive.
    openings += 1;
    const opening = openings;
    startTransition(() => root.render(<App key={opening} environment={environment} services={services} />));
    whenIdle(session.prepareRenewal);
    if (import.meta.hot) followDeclarations(() => openApp(visit, here()));
  } catch {
    fail(root, 'application');
  }
}

/** Redirects to the identity provider, which returns to `returnTo`. */
async function signIn({ root, session }: Visit, returnTo: string): Promise<void> {
  try {
    tellFontAddress();
    await session.signIn(returnTo, chosenLanguage());
  } catch {
    fail(root, 'identity');
  }
}

/** Opens the application if there is a session; signs in otherwise (section 4 of the specification). */
async function openOrSignIn(visit: Visit, address: string): Promise<void> {
  try {
    const signedIn = await visit.restore();
    await (signedIn ? openApp(visit, address) : signIn(visit, address));
  } catch {
    fail(visit.root, 'identity');
  }
}

async function completeSignIn(visit: Visit): Promise<void> {
  const { session } = visit;
  try {
    await openApp(visit, await session.completeSignIn(window.location.href));
  } catch {
    // A reloaded or bookmarked callback: if there is a session, open the portal anyway.
    const signedIn = await session.restore().catch(() => false);
    if (signedIn) await openApp(visit, HOME);
    else fail(visit.root, 'refused', () => void signIn(visit, HOME));
  }
}

/** Redirects signed-in people from a public page to the portal: to /home (section 4 of the specification). */
async function leadHome(visit: Visit, address: string = HOME): Promise<void> {
  // The public page works without a session; a failure will show at the sign-in.
  const signedIn = await visit.restore().catch(() => false);
  if (signedIn) await openApp(visit, address);
}

async function showUnlessSignedIn(visit: Visit, view: PublicView, address: string = HOME): Promise<void> {
  show(visit.root, view);
  await leadHome(visit, address);
}

async function present(visit: Visit): Promise<void> {
  const { root, environment } = visit;
  if (window.location.pathname !== PRESENTATION) window.history.replaceState(null, '', PRESENTATION);
  show(root, { page: 'presentation', tenantName: environment.tenantName, onSignIn: () => void signIn(visit, HOME) });
  // Visitors who do not sign in come back to the product's own letters.
  whenIdle(() => void keepFont().catch(() => undefined));
  await leadHome(visit);
}

const accountVisitOf = (visit: Visit): AccountVisit => ({
  apiUrl: visit.environment.apiUrl,
  onSignIn: () => void signIn(visit, HOME),
});

/** Excludes the silent renewal, which runs in a hidden frame and shows no page. */
type Page = Exclude<PublicEntryName, 'silentRenew'>;

const STEPS: Readonly<Record<Page, (visit: Visit) => void | Promise<void>>> = {
  presentation: present,
  callback: completeSignIn,
  login: (visit) => openOrSignIn(visit, HOME),
  app: (visit) => openOrSignIn(visit, here()),
  notFound: (visit) => showUnlessSignedIn(visit, { page: 'notFound' }, here()),
  comingSoon: ({ root }) => show(root, { page: 'comingSoon' }),
  underMaintenance: ({ root }) => show(root, { page: 'underMaintenance' }),
  unexpected: ({ root }) => show(root, { page: 'unexpected' }),
  register: (visit) => showUnlessSignedIn(visit, { page: 'register', onSignIn: accountVisitOf(visit).onSignIn }),
  forgotPassword: (visit) => showUnlessSignedIn(visit, forgotPasswordView(accountVisitOf(visit))),
  link: (visit) =>
    show(visit.root, linkViewAt(window.location.pathname, accountVisitOf(visit)) ?? { page: 'notFound' }),
  notAuthorized: (visit) => showUnlessSignedIn(visit, { page: 'notAuthorized' }, here()),
};

/** Starts the front end at the current address: light pages at once, the application once there is a session. */
export async function startFront(entry: Page, begun: Promise<BegunVisit | undefined>): Promise<void> {
  const container = document.getElementById('root');
  if (!container) throw new Error("index.html has no element with the id 'root'");
  const root = createRoot(container);
  if (entry === 'app' || entry === 'callback') {
    show(root, { page: 'waiting' });
    // Load its code in parallel, but evaluate it only after the first requests are sent. `openApp` reports a failure.
    void (entry === 'app' ? begun.then((visit) => visit?.firstCallsSent) : Promise.resolve())
      .then(async () => {
        // Preload the guessed screen now: the exact one is known only after the application has loaded.
        if (entry === 'app') preloadProbableScreen(window.location.pathname);
        const { preloadScreenAt } = await import('./App');
        return preloadScreenAt(window.location.pathname);
      })
      .catch(() => undefined);
  } else applyFont();
  try {
    const visit = await begun;
    if (!visit) return show(root, { page: 'unknownHost', host: window.location.host });
    await STEPS[entry]({ ...visit, root });
  } catch {
    fail(root, 'environment');
  }
}
