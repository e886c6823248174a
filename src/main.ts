import { answerFrame } from './authProvider/answerFrame';
import { beginVisit } from './beginVisit';
import { entryAt } from './custom-pages/public/entryAt';
import { within } from './resources/views/within';

/** What the page names to be loaded once the sign-in is on its way (`scripts/build/firstFiles.ts`). */
const LATER = 'link[data-application="list"]';

/** How long the rest of the page waits for the sign-in to leave, in milliseconds. */
const PATIENCE = 50;

const entry = entryAt(window.location.pathname);
if (entry === 'silentRenew') answerFrame();
else {
  const visit = beginVisit(entry);
  // The page says so once it can.
  visit.catch(() => undefined);
  // The sign-in leaves first: what compiles and runs beside it would hold it up, and the first rows with it.
  const start = async () => {
    if (entry === 'app')
      for (const link of document.querySelectorAll<HTMLLinkElement>(LATER)) link.rel = 'modulepreload';
    const { startFront } = await import('./startFront');
    await startFront(entry, visit);
  };
  const signInSent = visit.then((begun) => begun?.signInSent);
  void within(PATIENCE, signInSent).then(start, start);
}
