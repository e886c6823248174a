import { hasEndedHere } from '../authProvider/endedHere';
import { isOwnProvider } from '../authProvider/signInRequest';
import { writtenEnvironment } from '../environment/loadEnvironment';
import { keepEarlyKeys } from './earlyKeys';
import { beginEarly } from './earlyVisit';

/** The files of the application, but for those of a list, which follow (`src/main.ts`). */
const FILES = 'link[rel="later"][data-application]:not([data-application="list"])';

/** Has them loaded: compiled beside the sign-in they would hold up the proof of it, for which the browser has no thread left. */
function loadApplication(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>(FILES)) link.rel = 'modulepreload';
}

keepEarlyKeys();

/**
 * Stands in the pages of the application themselves (`server/http/hostPage.ts`), a file of its own without any other
 * (`scripts/build/earlyScript.ts`): the sign-in leaves while the page is read, before files are loaded and compiled beside it.
 */
const environment = writtenEnvironment(window.location.origin);
if (environment?.identityMetadata && isOwnProvider(environment) && !hasEndedHere())
  window.socleEarlyVisit = beginEarly(environment, loadApplication);
else loadApplication();
