import { GROUP_MEMBERS, PEOPLE, VIEWS_AS } from '../../src/resources/registry/roles';
import type { FastifyRequest } from 'fastify';
import type { Registry } from '../../src/resources/registry/registry';
import type { Readable } from '../database/history/historyTypes';
import { readableOf } from '../http/history/readables';
import { EXTENT_SOURCES } from '../identity/storage/profileExtents';
import { GRANT_SOURCES } from '../identity/storage/accessTables';
import { sessionOf } from '../identity/authenticate';

/** What a reader may see of a resource, and a text that is the same for all readers who see the same. */
export interface LiveReach {
  readonly readable: Readable;
  readonly key: string;
}

/** What else says whom records are addressed to, or who sees the portal as whom. */
const ADDRESSING = [PEOPLE, GROUP_MEMBERS, VIEWS_AS];

/** The resources whose writes may change what people may read. */
const grantingAll = (registry: Registry): ReadonlySet<string> =>
  new Set([...GRANT_SOURCES, ...ADDRESSING, ...registry.schemas.flatMap(({ grantedBy }) => grantedBy?.resource ?? [])]);

const grantingLimited: ReadonlySet<string> = new Set(EXTENT_SOURCES);

/** Whether a write of these resources may change what a caller may read, so that their session is read again. */
export function rightsWatch(registry: Registry) {
  const all = grantingAll(registry);
  return (resources: readonly string[], request: FastifyRequest): boolean => {
    const isLimited = sessionOf(request).limitedRights.length > 0;
    return resources.some((name) => all.has(name) || (isLimited && grantingLimited.has(name)));
  };
}

/** What the caller of a request may see, found once for each resource. */
export function reachOf(
  request: FastifyRequest,
  registry: Registry,
): (resource: string) => Promise<LiveReach | undefined> {
  const known = new Map<string, Promise<LiveReach | undefined>>();
  const find = async (resource: string): Promise<LiveReach | undefined> => {
    const readable = await readableOf(request, registry, registry.get(resource));
    return readable && { readable, key: `${resource} ${JSON.stringify(readable.condition ?? null)}` };
  };
  return (resource) => {
    const found = known.get(resource) ?? find(resource);
    known.set(resource, found);
    // What could not be read is asked for again with the next set.
    found.catch(() => known.delete(resource));
    return found;
  };
}
