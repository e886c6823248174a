import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { PROBLEM_TYPE } from '../../src/resources/protocol/problem';
import type { Settings } from '../settings';
import { languageOf } from '../words';
import { lingerThenClose } from './lingeringClose';
import type { MethodsAt } from './otherMethods';
import { problem, type ProblemError } from './problem';
import { problemDocument, type DeclaredLabel } from './problemDocument';
import { routeConfig } from './routeTable';
import { toProblem } from './toProblem';

/** Sends a problem document in the client's language; server errors (5xx) are logged with their cause. */
function sendProblem(
  request: FastifyRequest,
  reply: FastifyReply,
  error: ProblemError,
  labelOf?: DeclaredLabel,
): FastifyReply {
  const language = languageOf(request.headers['accept-language']);
  // A client that disconnects during its request is not a server failure.
  if (request.raw.destroyed && !request.raw.complete)
    request.log.info({ reference: request.id }, 'the caller has left');
  else if (error.status >= 500)
    request.log.error({ err: error.options.cause ?? error, reference: request.id }, error.code);
  // An unread body would block the next request on this connection.
  lingerThenClose(request, reply);
  return reply
    .code(error.status)
    .headers({ ...error.options.headers, 'content-language': language, 'cache-control': 'no-store' })
    .type(PROBLEM_TYPE)
    .send(problemDocument(error, language, labelOf));
}

/** Handles every error that reaches Fastify, also before routing (`frameworkErrors`). */
export const answerError =
  (settings: Pick<Settings, 'MAX_BODY_BYTES'>, labelOf?: DeclaredLabel) =>
  (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
    const { accepts = ['application/json'] } = routeConfig(request);
    const context = { reference: request.id, maxBodyBytes: settings.MAX_BODY_BYTES, accepted: accepts.join(', ') };
    void sendProblem(request, reply, toProblem(error, context), labelOf);
  };

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Content types of the body that the route accepts; JSON by default. */
    accepts?: readonly string[];
  }
}

/** Answers unknown methods and addresses with a problem document, unless `page` shows a page at the address. */
export function answerUnknownAddress(
  app: FastifyInstance,
  methodsAt: MethodsAt,
  page: (request: FastifyRequest, reply: FastifyReply) => FastifyReply | Promise<FastifyReply> | undefined,
): void {
  app.setNotFoundHandler((request, reply) => {
    const { method } = request;
    const path = request.url.split('?', 1)[0] ?? '';
    const allowed = methodsAt(path)?.join(', ');
    if (allowed !== undefined)
      return sendProblem(
        request,
        reply,
        problem('methodNotAllowed', { args: { method, allowed }, headers: { allow: allowed } }),
      );
    const unknown = problem('notFound', { args: { path: path.slice(0, 200) } });
    return page(request, reply) ?? sendProblem(request, reply, unknown);
  });
}
