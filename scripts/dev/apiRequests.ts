import type { Connect } from 'vite';

/** Paths of the server; Vite handles all others. */
export const OF_THE_SERVER =
  '^/(api|identity|docs|openapi\\.json|environment\\.json|health|mailbox|calendriers)(/|\\?|$)';

const PATTERN = new RegExp(OF_THE_SERVER);

/**
 * Delays a page's requests while the server restarts, so that both can load in parallel.
 * @param started resolves to whether the server answers
 */
export const holdCalls =
  (started: () => Promise<boolean>): Connect.NextHandleFunction =>
  (request, response, next) => {
    if (!PATTERN.test(request.url ?? '')) return next();
    void started().then((isThere) => {
      if (isThere) return next();
      response.statusCode = 503;
      response.setHeader('content-type', 'application/problem+json');
      response.end(JSON.stringify({ type: 'about:blank', title: 'The server does not start', status: 503 }));
    });
  };
