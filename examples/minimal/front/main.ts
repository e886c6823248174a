import { answerFrame } from '../../../src/authProvider/answerFrame';
import { createAuthProvider } from '../../../src/authProvider/createAuthProvider';
import { createSession } from '../../../src/authProvider/session';
import { loadEnvironment } from '../../../src/environment/loadEnvironment';
import { createRegistry } from '../../../src/resources/registry/registry';
import { startGenerated } from '../../front/startGenerated';
import { accountSchemas } from '../accounts';
import { Auteurs, Livres, Prets } from '../library';
import { LibraryPage } from '../libraryPage';

const HOME = '/livres';

async function start(): Promise<void> {
  const { pathname, search, href, origin } = window.location;
  if (pathname === '/silent-renew') return answerFrame();
  const environment = await loadEnvironment(origin);
  const session = createSession(environment);
  if (pathname === '/callback') window.history.replaceState(null, '', await session.completeSignIn(href));
  else if (!(await session.restore())) return session.signIn(pathname === '/presentation' ? HOME : pathname + search);
  const registry = createRegistry([...accountSchemas, Auteurs, Livres, Prets]);
  startGenerated({
    title: 'Bibliothèque',
    home: HOME,
    registry,
    pages: [LibraryPage],
    environment,
    token: session.token,
    authProvider: (fetchJson, extensions) => createAuthProvider({ session, fetchJson, registry, extensions }),
  });
}

await start();
