import type { FastifyRequest } from 'fastify';
import type { Readable } from 'node:stream';
import { inParallel } from '../../src/resources/common/inParallel';
import type { Registry } from '../../src/resources/registry/registry';
import type { AnnouncedSet } from '../database/changes/announced';
import { listenForSets, type ChangeListener } from '../database/changes/changeListener';
import type { SetHead } from '../database/history/announcedRows';
import { problem } from '../http/problem';
import { tenantOf } from '../http/tenantOf';
import { sessionOf } from '../identity/authenticate';
import type { Tenant } from '../tenants';
import { Listener, type ReadSession } from './listener';
import { rightsWatch } from './liveReach';
import { changeFor } from './liveSet';
import type { LiveConcern } from './liveTopics';

/** Milliseconds between heartbeats. */
const BEAT = 20_000;
/** Heartbeats after which sessions are read again: tokens expire without a write. */
const BEATS_OF_SESSION = 3;
/** Maximum number of streams per person and process, about one for each browser. */
const MOST_OF_PERSON = 20;
/** Maximum number of change sets that a new stream receives; beyond, it is told to reload. */
const MOST_RECENT = 50;
/** Maximum number of queued change sets; beyond, listeners are told to reload. */
const MOST_WAITING = 500;

interface Log {
  warn(details: object, message: string): void;
}

export interface LiveHub {
  /** Opens a stream for the caller, starting with the changes of the last `seconds`. */
  open(request: FastifyRequest, seconds: number): Promise<Readable>;
  openOf(request: FastifyRequest): number;
  close(): Promise<void>;
}

interface HubOptions {
  readonly registry: Registry;
  /** Writes that concern people besides the readers of the written lists. */
  readonly concerns: readonly LiveConcern[];
  readonly readSession: ReadSession;
  readonly log: Log;
}

/** The listeners of a tenant. Change sets are delivered one by one, in commit order. */
class Audience {
  readonly listeners = new Set<Listener>();
  #waiting = 0;
  #telling = Promise.resolve();

  constructor(
    private readonly tenant: Pick<Tenant, 'store' | 'schema'>,
    private readonly options: HubOptions,
    private readonly isRightsWrite: ReturnType<typeof rightsWatch>,
  ) {}

  tell(changeSet: number, listeners: ReadonlySet<Listener> = this.listeners): Promise<void> {
    if (listeners.size === 0) return Promise.resolve();
    if (this.#waiting >= MOST_WAITING) {
      this.reset();
      return Promise.resolve();
    }
    this.#waiting += 1;
    this.#telling = this.#telling
      .then(() => this.#tellSet(changeSet, [...listeners]))
      .catch((error: unknown) => {
        this.options.log.warn({ err: error, schema: this.tenant.schema, changeSet }, 'live updates');
      })
      .finally(() => {
        this.#waiting -= 1;
      });
    return this.#telling;
  }

  reset(): void {
    for (const { stream } of this.listeners) stream.send({ type: 'reset' });
  }

  async #tellSet(changeSet: number, listeners: readonly Listener[]): Promise<void> {
    const { history } = this.tenant.store;
    const head = await history.head(changeSet);
    if (!head) return;
    await this.#renew(head, listeners);
    const changeOf = await changeFor({ history, changeSet, concerns: this.options.concerns }, head);
    await inParallel(listeners, async (listener) => {
      const change = await changeOf(listener);
      if (change) listener.stream.send({ type: 'change', change });
    });
  }

  async #renew({ resources }: SetHead, listeners: readonly Listener[]): Promise<void> {
    const changed = listeners.filter(({ request }) => this.isRightsWrite(resources, request));
    await inParallel(changed, (listener) => listener.renew());
  }
}

/** Notifies listeners of the change sets of all processes, limited to what each may read. */
export function createLiveHub(options: HubOptions): LiveHub {
  const audiences = new Map<string, Audience>();
  const sources = new Map<string, ChangeListener>();
  const isRightsWrite = rightsWatch(options.registry);
  const all = () => [...audiences.values()].flatMap(({ listeners }) => [...listeners]);
  let beats = 0;
  let isClosed = false;
  const beating = setInterval(() => {
    beats += 1;
    for (const { stream } of all()) stream.beat();
    if (beats % BEATS_OF_SESSION === 0) void inParallel(all(), (listener) => listener.renew());
  }, BEAT).unref();

  function audienceOf(tenant: Tenant): Audience {
    const known = audiences.get(tenant.schema) ?? new Audience(tenant, options, isRightsWrite);
    audiences.set(tenant.schema, known);
    return known;
  }

  /** One connection per database for all its tenants, opened with the first stream. */
  function sourceOf({ database: { url } }: Tenant): ChangeListener {
    const source =
      sources.get(url) ??
      listenForSets(url, {
        onSet: ({ schema, changeSet }: AnnouncedSet) => void audiences.get(schema)?.tell(changeSet),
        onGap: () => audiences.forEach((audience) => audience.reset()),
        onFailure: (error) => options.log.warn({ err: error }, 'live updates'),
      });
    sources.set(url, source);
    return source;
  }

  const listenersOf = (request: FastifyRequest) =>
    all().filter(
      (one) => tenantOf(one.request) === tenantOf(request) && one.accountId === sessionOf(request).accountId,
    );

  async function catchUp(audience: Audience, listener: Listener, tenant: Tenant, seconds: number): Promise<void> {
    const recent = await tenant.store.history.recent(seconds, MOST_RECENT);
    if (recent.length > MOST_RECENT) listener.stream.send({ type: 'reset' });
    else for (const changeSet of recent) void audience.tell(changeSet, new Set([listener]));
  }

  return {
    openOf: (request) => listenersOf(request).length,
    async open(request, seconds) {
      if (listenersOf(request).length >= MOST_OF_PERSON)
        throw problem('tooManyRequests', { args: { seconds: 60 }, headers: { 'retry-after': '60' } });
      const tenant = tenantOf(request);
      const audience = audienceOf(tenant);
      const listener = new Listener(request, options.registry, options.readSession, (ended) => {
        audience.listeners.delete(ended);
      });
      audience.listeners.add(listener);
      await sourceOf(tenant).ready;
      if (isClosed) listener.stream.end();
      else if (seconds > 0) await catchUp(audience, listener, tenant, seconds);
      return listener.stream.body;
    },
    async close() {
      isClosed = true;
      clearInterval(beating);
      for (const { stream } of all()) stream.end();
      await Promise.all([...sources.values()].map((source) => source.close()));
    },
  };
}
