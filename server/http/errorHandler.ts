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

/** Answers a problem document in the reader's language; what is ours to explain (5xx) is logged with its cause. */
function sendProblem(
  request: FastifyRequest,
  reply: FastifyReply,
  error: ProblemError,
  labelOf?: DeclaredLabel,
): FastifyReply {
  const language = languageOf(request.headers['accept-language']);
  // A caller that leaves in the middle of a request is no failure of the server.
  if (request.raw.destroyed && !request.raw.complete)
    request.log.info({ reference: request.id }, 'the caller has left');
  else if (error.status >= 500)
    request.log.error({ err: error.options.cause ?? error, reference: request.id }, error.code);
  // Whatever the refusal: a body that is left unread would keep the connection from its next request.
  lingerThenClose(request, reply);
  return reply
    .code(error.status)
    .headers({ ...error.options.headers, 'content-language': language, 'cache-control': 'no-store' })
    .type(PROBLEM_TYPE)
    .send(problemDocument(error, language, labelOf));
}

/** Answers any error that reaches Fastify, also before a route is found (`frameworkErrors`). */
export const answerError =
  (settings: Pick<Settings, 'MAX_BODY_BYTES'>, labelOf?: DeclaredLabel) =>
  (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
    const { accepts = ['application/json'] } = routeConfig(request);
    const context = { reference: request.id, maxBodyBytes: settings.MAX_BODY_BYTES, accepted: accepts.join(', ') };
    void sendProblem(request, reply, toProblem(error, context), labelOf);
  };

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Content types of the body that the route reads; JSON where absent. */
    accepts?: readonly string[];
  }
}

/** Answers unknown methods and addresses: a problem document, unless `page` has something to show a person at an address. */
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
