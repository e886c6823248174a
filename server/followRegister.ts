import type { Database } from './database/open';
import { registeredTenants } from './tenantRegister';
import type { Tenant, TenantDefinition } from './tenants';

/** Milliseconds between two looks at what other processes have changed. */
const EVERY = 2_000;

export interface RegisterFollower {
  readonly database: Pick<Database, 'pool'>;
  /** The tenants that are served: the new ones join them. */
  readonly tenants: Tenant[];
  /** Makes a registered tenant ready to be served. */
  readonly open: (definition: TenantDefinition) => Promise<Tenant>;
  /** Reads what else other processes may have changed. */
  readonly refresh: () => Promise<void>;
  readonly log: { error(details: object, message: string): void };
}

const isSame = (known: Tenant, { name, hosts, main, addNetworkFastTrack }: TenantDefinition): boolean =>
  known.name === name &&
  known.main === main &&
  known.addNetworkFastTrack === addNetworkFastTrack &&
  known.hosts.join() === hosts.join();

/** Takes over the tenants that were registered since, and what has changed of those that are served. */
async function takeOver({ database, tenants, open }: RegisterFollower): Promise<void> {
  for (const definition of await registeredTenants(database)) {
    const index = tenants.findIndex(({ id }) => id === definition.id);
    const known = tenants[index];
    if (!known) tenants.push(await open(definition));
    else if (!isSame(known, definition)) tenants[index] = { ...known, ...definition };
  }
}

/**
 * Follows what other processes and the command line change for all: tenants that are registered, keys that sign.
 *
 * @returns what ends it
 */
export function followRegister(follower: RegisterFollower): () => Promise<void> {
  const look = async () => {
    try {
      await takeOver(follower);
      await follower.refresh();
    } catch (error) {
      follower.log.error({ err: error }, 'tenants and keys');
    }
  };
  let looking = Promise.resolve();
  const timer = setInterval(() => {
    looking = looking.then(look);
  }, EVERY).unref();
  return () => {
    clearInterval(timer);
    return looking;
  };
}
