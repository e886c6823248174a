import { answerFrame } from './authProvider/answerFrame';
import { entryAt } from './custom-pages/public/entryAt';
import { beginVisit } from './visit/beginVisit';

/** What the page names to be loaded behind what every page needs (`scripts/build/firstFiles.ts`). */
const LATER = 'link[data-application="list"]';

const entry = entryAt(window.location.pathname);
if (entry === 'silentRenew') answerFrame();
else {
  const visit = beginVisit(entry);
  // The page says so once it can.
  visit.catch(() => undefined);
  if (entry === 'app') for (const link of document.querySelectorAll<HTMLLinkElement>(LATER)) link.rel = 'modulepreload';
  void import('./startFront').then(({ startFront }) => startFront(entry, visit));
}
