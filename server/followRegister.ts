import type { Database } from './database/open';
import { registeredTenants } from './tenantRegister';
import type { Tenant, TenantDefinition } from './tenants';

/** Milliseconds between polls. */
const EVERY = 2_000;

export interface RegisterFollower {
  readonly database: Pick<Database, 'pool'>;
  /** The served tenants; new ones are added to this array. */
  readonly tenants: Tenant[];
  readonly open: (definition: TenantDefinition) => Promise<Tenant>;
  /** Reloads other shared data, such as keys. */
  readonly refresh: () => Promise<void>;
  readonly log: { error(details: object, message: string): void };
}

const isSame = (known: Tenant, { name, hosts, main, addNetworkFastTrack }: TenantDefinition): boolean =>
  known.name === name &&
  known.main === main &&
  known.addNetworkFastTrack === addNetworkFastTrack &&
  known.hosts.join() === hosts.join();

async function takeOver({ database, tenants, open }: RegisterFollower): Promise<void> {
  for (const definition of await registeredTenants(database)) {
    const index = tenants.findIndex(({ id }) => id === definition.id);
    const known = tenants[index];
    if (!known) tenants.push(await open(definition));
    else if (!isSame(known, definition)) tenants[index] = { ...known, ...definition };
  }
}

/** @returns a function that stops it */
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
