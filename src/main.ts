import { answerFrame } from './authProvider/answerFrame';
import { beginVisit } from './beginVisit';
import { entryAt } from './custom-pages/public/entryAt';

const entry = entryAt(window.location.pathname);
if (entry === 'silentRenew') answerFrame();
else {
  const visit = beginVisit(entry);
  // The page says so once it can.
  visit.catch(() => undefined);
  void import('./startFront').then(({ startFront }) => startFront(entry, visit));
}
