import type { Connect } from 'vite';

/** What the server answers; everything else is the front end's. */
export const OF_THE_SERVER =
  '^/(api|identity|docs|openapi\\.json|environment\\.json|health|mailbox|calendriers)(/|\\?|$)';

const PATTERN = new RegExp(OF_THE_SERVER);

/**
 * Keeps the calls of a page waiting while the server behind it starts anew, so that page and server load side by side.
 *
 * @param started whether it answers, once that is known
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
