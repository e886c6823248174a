import type { Page } from '@playwright/test';
import * as z from 'zod';
import { schemas } from '../../../src/portal/declared';
import { heldIn } from '../../../src/authProvider/held';
import type { Grants } from '../../../src/resources/access/access';
import { createRegistry } from '../../../src/resources/registry/registry';
import { contractOnly, type ContractOnly } from '../../support/drive/contractOnly';
import { DemoRecords } from '../../support/drive/demoRecords';
import { watchHealth, type Health } from '../../support/drive/health';
import { watchRest, type Rest } from '../../support/drive/rest';
import { ServerWorld } from '../../support/drive/world';
import type { WorkerCache, Maker } from '../../support/workerCache';
import { ADMIN, demoPerson, type Person } from '../../support/people';
import { openAs, otherProducts, serverOf, test as base } from '../fixtures';

export const registry = createRegistry(schemas);

/** A signed-in page that stays open for all tests of a worker, with its recorded faults. */
export interface Seat {
  readonly page: Page;
  readonly health: Health;
  readonly rest: Rest;
  readonly held: Grants;
  /** The access token of the page's latest request. */
  readonly token: () => string;
}

/** Milliseconds after which an element counts as missing. */
const ACTION_LIMIT = 10_000;

const SIGN_IN_LIMIT = 60_000;

/** Leaves other demo accounts unchanged; this one loses its only function. */
const STRANGER = demoPerson('lecteur', 'nord');

async function takeRights({ provider }: ServerWorld, { email }: Person): Promise<void> {
  const { data } = await provider.getList('Utilisateurs', { filter: { q: email } });
  for (const { id } of data) {
    const held = z.array(z.object({ id: z.number() })).parse(await provider.call(`Identities/${id}/fonctions`));
    for (const fonction of held) await provider.call(`Identities/${id}/Fonctions/${fonction.id}`, { method: 'DELETE' });
  }
}

/** Signs a person in. @param prepare runs before the page loads anything */
async function seatFor(
  kept: WorkerCache,
  data: string,
  person: Person,
  prepare?: (page: Page) => Promise<void>,
): Promise<Seat> {
  const server = await kept.get(serverOf, data);
  const context = await kept.browser.newContext({
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
  });
  kept.onClose(() => context.close());
  context.setDefaultTimeout(ACTION_LIMIT);
  const page = await context.newPage();
  await prepare?.(page);
  const rest = watchRest(page);
  let token = '';
  page.on('request', (request) => {
    token = /^Bearer (.+)$/.exec(request.headers()['authorization'] ?? '')?.[1] ?? token;
  });
  const rights = page.waitForResponse(
    (response) => response.ok() && /\/api\/(MySession|MyRights)$/.test(response.url()),
    // The first load of a server with sign-in takes longer than an element.
    { timeout: SIGN_IN_LIMIT },
  );
  await openAs(page, server, '/home', person);
  const answer = (await (await rights).json()) as { readonly answers?: { readonly MyRights: unknown } };
  const held = heldIn(answer.answers ? answer.answers.MyRights : answer);
  return { page, health: watchHealth(page), rest, held, token: () => token };
}

export type Plain = Seat & { readonly calls: ContractOnly };

const adminOf: Maker<Seat> = (data, kept) => seatFor(kept, data, ADMIN);

const worldOf: Maker<ServerWorld> = async (data, kept) => {
  const [server, admin] = [await kept.get(serverOf, data), await kept.get(adminOf, data)];
  const other = otherProducts.get(data);
  const declared = other ? createRegistry(other.schemas) : registry;
  const world = new ServerWorld(declared, server.origin, admin.token);
  await takeRights(world, STRANGER);
  return world;
};

const strangerOf: Maker<Seat> = async (data, kept) => {
  // Creating the world removes the person's rights.
  await kept.get(worldOf, data);
  return seatFor(kept, data, STRANGER);
};

const demoOf: Maker<DemoRecords> = async (data, kept) => new DemoRecords(await kept.get(worldOf, data));

const plainOf: Maker<Plain> = async (data, kept) => {
  const watched: ContractOnly[] = [];
  const seat = await seatFor(kept, data, ADMIN, async (page) => void watched.push(await contractOnly(page)));
  const [calls] = watched;
  if (!calls) throw new Error('the page is not watched');
  return { ...seat, calls };
};

interface Fixtures {
  readonly world: ServerWorld;
  readonly demo: DemoRecords;
  readonly admin: Seat;
  readonly stranger: Seat;
  readonly plain: Plain;
}

/** The data set for these tests: a demo account loses its rights, which no other file may notice. */
export const OWN_DATA = 'generated';

/** Per data set: a server with the demonstration, and two signed-in people, an administrator and one without rights. */
export const test = base.extend<Fixtures>({
  world: [async ({ kept, data }, use) => use(await kept.get(worldOf, data)), { timeout: 60_000 }],
  demo: [async ({ kept, data }, use) => use(await kept.get(demoOf, data)), { timeout: 60_000 }],
  admin: [async ({ kept, data }, use) => use(await kept.get(adminOf, data)), { timeout: 60_000 }],
  stranger: [async ({ kept, data }, use) => use(await kept.get(strangerOf, data)), { timeout: 60_000 }],
  plain: [async ({ kept, data }, use) => use(await kept.get(plainOf, data)), { timeout: 60_000 }],
});
