import { GROUP_MEMBERS, PEOPLE, VIEWS_AS } from '../../src/resources/registry/roles';
import type { FastifyRequest } from 'fastify';
import type { Registry } from '../../src/resources/registry/registry';
import type { Readable } from '../database/history/historyTypes';
import { readableOf } from '../http/history/readables';
import { EXTENT_SOURCES } from '../identity/storage/profileExtents';
import { GRANT_SOURCES } from '../identity/storage/accessTables';
import { sessionOf } from '../identity/authenticate';

/** What a reader may see of a resource; `key` is equal for readers who see the same. */
export interface LiveReach {
  readonly readable: Readable;
  readonly key: string;
}

/** Further resources that decide which records a person may read. */
const ADDRESSING = [PEOPLE, GROUP_MEMBERS, VIEWS_AS];

/** The resources whose writes may change anyone's rights. */
const grantingAll = (registry: Registry): ReadonlySet<string> =>
  new Set([...GRANT_SOURCES, ...ADDRESSING, ...registry.schemas.flatMap(({ grantedBy }) => grantedBy?.resource ?? [])]);

const grantingLimited: ReadonlySet<string> = new Set(EXTENT_SOURCES);

/** Whether a write to these resources may change the caller's rights, so that their session must be read again. */
export function rightsWatch(registry: Registry) {
  const all = grantingAll(registry);
  return (resources: readonly string[], request: FastifyRequest): boolean => {
    const isLimited = sessionOf(request).limitedRights.length > 0;
    return resources.some((name) => all.has(name) || (isLimited && grantingLimited.has(name)));
  };
}

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
    // A failed read is retried with the next change set.
    found.catch(() => known.delete(resource));
    return found;
  };
}
