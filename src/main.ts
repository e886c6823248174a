import { answerFrame } from './authProvider/answerFrame';
import { beginVisit } from './beginVisit';
import { entryAt } from './custom-pages/public/entryAt';

/** What the page names to be loaded once the sign-in is on its way (`scripts/build/firstFiles.ts`). */
const LATER = 'link[data-application="list"]';

const entry = entryAt(window.location.pathname);
if (entry === 'silentRenew') answerFrame();
else {
  const visit = beginVisit(entry);
  // The page says so once it can.
  visit.catch(() => undefined);
  // The sign-in leaves first: what compiles and runs beside it would hold it up, and the first rows with it.
  void visit
    .then(
      (begun) => begun?.onItsWay,
      () => undefined,
    )
    .then(() => {
      for (const link of document.querySelectorAll<HTMLLinkElement>(LATER)) link.rel = 'modulepreload';
      return import('./startFront');
    })
    .then(({ startFront }) => startFront(entry, visit));
}
