import type { FastifyRequest } from 'fastify';
import type { LiveTopic } from '../../src/resources/live/liveChange';
import { sessionOf } from '../identity/authenticate';

/** What a write of a resource concerns beside its lists: those who decide on it, and the person whom a record names. */
export interface LiveConcern {
  readonly topic: LiveTopic;
  readonly resource: string;
  /** Those who hear of any record of it. */
  readonly decides: (request: FastifyRequest) => boolean;
  /** The field that names a person who hears of the record as well. */
  readonly person?: string;
  /** Whether that person may read what is about them. */
  readonly reads?: (request: FastifyRequest) => boolean;
}

/** What is known of the people whom the records of a set name. */
type HeldIds = (resource: string, field: string) => Promise<ReadonlySet<number>>;

/** What of a set concerns the callers of requests, beside the lists that they read. */
export async function topicsOf(concerns: readonly LiveConcern[], resources: readonly string[], heldIds: HeldIds) {
  const touched = concerns.filter(({ resource }) => resources.includes(resource));
  const people = new Map<string, ReadonlySet<number>>();
  for (const { resource, person: field } of touched)
    if (field !== undefined && !people.has(resource)) people.set(resource, await heldIds(resource, field));
  return (request: FastifyRequest): readonly LiveTopic[] => {
    const isConcerned = ({ resource, decides, reads = () => true }: LiveConcern) =>
      decides(request) || (people.get(resource)?.has(sessionOf(request).account.id) === true && reads(request));
    return [...new Set(touched.filter(isConcerned).map(({ topic }) => topic))];
  };
}
