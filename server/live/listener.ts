import type { FastifyRequest } from 'fastify';
import type { Registry } from '../../src/resources/registry/registry';
import { sessionOf, type Session } from '../identity/authenticate';
import { EventStream } from './eventStream';
import { reachOf, type LiveReach } from './liveReach';

/** Validates the session of a request again. @throws if it has ended */
export type ReadSession = (request: FastifyRequest) => Promise<Session>;

export class Listener {
  readonly stream: EventStream;
  #request: FastifyRequest;
  #reach: (resource: string) => Promise<LiveReach | undefined>;

  constructor(
    request: FastifyRequest,
    private readonly registry: Registry,
    private readonly readSession: ReadSession,
    onEnd: (listener: Listener) => void,
  ) {
    this.#request = request;
    this.#reach = reachOf(request, registry);
    this.stream = new EventStream(() => onEnd(this));
  }

  /** The original request, with the session as last read. */
  get request(): FastifyRequest {
    return this.#request;
  }

  get accountId(): string {
    return sessionOf(this.#request).accountId;
  }

  reach(resource: string): Promise<LiveReach | undefined> {
    return this.#reach(resource);
  }

  async renew(): Promise<void> {
    try {
      const session = await this.readSession(this.#request);
      // A new object, because caches are keyed by request.
      const request = Object.create(this.#request, { session: { value: session } }) as FastifyRequest;
      this.#request = request;
      this.#reach = reachOf(request, this.registry);
    } catch {
      this.stream.end();
    }
  }
}
