import type { FastifyRequest } from 'fastify';
import type { LiveTopic } from '../../src/resources/live/liveChange';
import { sessionOf } from '../identity/authenticate';

/** Writes that concern people besides the readers of a list: who decides on the records, and who is named in one. */
export interface LiveConcern {
  readonly topic: LiveTopic;
  readonly resource: string;
  /** Whether the caller is told about every record. */
  readonly decides: (request: FastifyRequest) => boolean;
  /** The field with the id of a person who is told as well. */
  readonly person?: string;
  /** Whether that person may read records about them. */
  readonly reads?: (request: FastifyRequest) => boolean;
}

type HeldIds = (resource: string, field: string) => Promise<ReadonlySet<number>>;

/** The topics of a change set that concern a caller, besides the lists that they read. */
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
