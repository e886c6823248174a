import { answerFrame } from './authProvider/answerFrame';
import { entryAt } from './custom-pages/public/entryAt';
import { beginVisit } from './visit/beginVisit';

/** Scripts to preload after those that every page needs (`scripts/build/firstFiles.ts`). */
const LATER = 'link[data-application="list"]';

const entry = entryAt(window.location.pathname);
if (entry === 'silentRenew') answerFrame();
else {
  const visit = beginVisit(entry);
  // `startFront` shows the failure once it has loaded.
  visit.catch(() => undefined);
  if (entry === 'app') for (const link of document.querySelectorAll<HTMLLinkElement>(LATER)) link.rel = 'modulepreload';
  void import('./startFront').then(({ startFront }) => startFront(entry, visit));
}
