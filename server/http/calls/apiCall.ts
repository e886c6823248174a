import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { PageSchema } from '../../../src/resources/pages/page';
import type { Registry } from '../../../src/resources/registry/registry';
import type { Access } from '../access';
import type { Spools } from '../changes/spools';
import type { DescribedOperation } from '../openapi/otherOperations';
import type { WriteEffects } from '../resources/declaredRoutes';
import type { Attempts } from '../../identity/accounts/attempts';
import type { LiveHub } from '../../live/liveHub';
import type { TellPerson } from '../../mail/tellPerson';

/** An API operation with the router's URL pattern, such as `/api/TypeContrats/:recordId`. */
export interface RoutedOperation {
  readonly method: string;
  readonly url: string;
  readonly access: Access;
  /** Whether a right that holds for some companies only opens the operation. */
  readonly narrows: boolean;
}

export interface CallContext {
  readonly registry: Registry;
  readonly pages?: readonly PageSchema[] | undefined;
  readonly operations: () => RoutedOperation[];
  readonly effects?: WriteEffects;
  readonly tell?: TellPerson;
  /** Rate-limits what the people of a tenant may do. */
  readonly attemptsOf?: (request: FastifyRequest) => Attempts;
  readonly live?: LiveHub;
  readonly spools?: Spools;
}

type CallHandler = (request: FastifyRequest, reply: FastifyReply, context: CallContext) => Promise<unknown>;

/** A call that is written by hand instead of generated from a resource: its OpenAPI description and its handler. */
export interface ApiCall {
  readonly operation: DescribedOperation;
  readonly handle: CallHandler;
}

export function addCalls(app: FastifyInstance, calls: readonly ApiCall[], context: CallContext): void {
  for (const { operation, handle } of calls) {
    const { method, path, access, status = 200, bodyType, narrows = false } = operation;
    app.route({
      method: method.toUpperCase(),
      url: path.replace(/\{(\w+)\}/g, ':$1'),
      config: { access, narrows, ...(bodyType && { accepts: [bodyType] }) },
      handler: async (request, reply) => {
        void reply.code(status);
        return handle(request, reply, context);
      },
    });
  }
}
