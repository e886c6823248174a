import type { FastifyRequest } from 'fastify';
import type { Registry } from '../../src/resources/registry/registry';
import { sessionOf, type Session } from '../identity/authenticate';
import { EventStream } from './eventStream';
import { reachOf, type LiveReach } from './liveReach';

/** Reads the session of a request again, as if it came now. @throws where it has ended */
export type ReadSession = (request: FastifyRequest) => Promise<Session>;

/** One caller who listens, with what they may hear of as it was read last. */
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

  /** As if it came with the session that was read last. */
  get request(): FastifyRequest {
    return this.#request;
  }

  get accountId(): string {
    return sessionOf(this.#request).accountId;
  }

  /** What they may see of a resource; undefined for nothing. */
  reach(resource: string): Promise<LiveReach | undefined> {
    return this.#reach(resource);
  }

  /** Reads the session again, and ends the stream where it has ended. */
  async renew(): Promise<void> {
    try {
      const session = await this.readSession(this.#request);
      // Another object, since what was found for a request is remembered with it.
      const request = Object.create(this.#request, { session: { value: session } }) as FastifyRequest;
      this.#request = request;
      this.#reach = reachOf(request, this.registry);
    } catch {
      this.stream.end();
    }
  }
}
