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

/** An operation of the API, as the router knows it: `/api/TypeContrats/:recordId`. */
export interface RoutedOperation {
  readonly method: string;
  readonly url: string;
  readonly access: Access;
  /** Whether a right that holds for some companies only opens it. */
  readonly narrows: boolean;
}

export interface CallContext {
  readonly registry: Registry;
  /** The declared pages; none where absent. */
  readonly pages?: readonly PageSchema[] | undefined;
  /** Every operation of the API. */
  readonly operations: () => RoutedOperation[];
  /** What follows the writing of records, for calls that write those of any resource. */
  readonly effects?: WriteEffects;
  /** Sends people mails, for calls that tell them something. */
  readonly tell?: TellPerson;
  /** Counts what a tenant's people may do only so often. */
  readonly attemptsOf?: (request: FastifyRequest) => Attempts;
  /** Tells callers of changes as they happen. */
  readonly live?: LiveHub;
  /** Where large answers wait on disk, for calls that give such. */
  readonly spools?: Spools;
}

type CallHandler = (request: FastifyRequest, reply: FastifyReply, context: CallContext) => Promise<unknown>;

/** A call that no declaration makes: what the OpenAPI document says of it, and what it does. */
export interface ApiCall {
  readonly operation: DescribedOperation;
  readonly handle: CallHandler;
}

/** Adds the routes of calls; each answers with the status that its description names. */
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
