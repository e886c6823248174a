import { hash } from '@node-rs/argon2';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  ACCOUNT_LIMIT,
  ADDRESS_LIMIT,
  SPREAD_LIMIT,
  createAttempts,
  type Attempts,
  type GuessLimit,
} from '../../server/identity/accounts/attempts';
import { createAccounts, type Accounts, type AccountStore } from '../../server/identity/accounts/accounts';
import { signIn } from '../../server/identity/accounts/signIn';
import { createDemoAccounts } from '../../server/portal/seed/demoAccounts';
import { loadKeys } from '../../server/identity/storage/signingKeys';
import { prepareIdentity } from '../../server/identity/storage/tables';
import { prepareTenant } from '../../server/database/prepareTenant';
import { createStore } from '../../server/database/store';
import { makeRights } from '../support/accessResources';
import { openTestDatabase } from '../support/database';
import { schemas } from '../../src/portal/declared';
import { createRegistry } from '../../src/resources/registry/registry';
import { registry } from './support/tenants';

let store: AccountStore;
let accounts: Accounts;
let attempts: Attempts;

beforeAll(async () => {
  const { database, schema } = await openTestDatabase();
  await prepareTenant(database, { schema, registry });
  store = { database, schema, store: createStore({ database, schema, registry }) };
  await makeRights(store, ['THEMES']);
  await prepareIdentity(store);
  accounts = createAccounts(store);
  attempts = createAttempts(store);
});

describe('the tables of identity', () => {
  it('can be prepared again, also from the declarations and concurrently', async () => {
    await accounts.create({ email: 'reste@nord.example', nom: 'Reste', prenom: 'Là' });
    await Promise.all([prepareIdentity(store), prepareIdentity(store)]);
    await prepareTenant(store.database, { schema: store.schema, registry });
    expect(await accounts.findByEmail('reste@nord.example')).toBeDefined();
  });

  it('find no account by an address that PostgreSQL cannot store', async () => {
    expect(await accounts.findByEmail('avant\0après@nord.example')).toBeUndefined();
  });

  it('create keys once, under concurrent starts', async () => {
    const [one, other] = await Promise.all([loadKeys(store), loadKeys(store)]);
    expect(one).toEqual(other);
    expect(await loadKeys(store)).toEqual(one);
    expect(one.signing).toHaveLength(1);
    expect(one.cookies).toHaveLength(1);
  });
});

describe('accounts', () => {
  it('are found by id, by subject and by address, ignoring case', async () => {
    const made = await accounts.create({
      email: ' Anne.Petit@nord.example ',
      nom: 'Petit',
      prenom: 'Anne',
      subject: 'anne-abroad',
      rights: ['THEMES:read'],
    });
    expect(made).toMatchObject({
      email: 'anne.petit@nord.example',
      version: 1,
      lockedUntil: null,
      photoFileId: null,
      rights: ['THEMES:read'],
    });
    expect(await accounts.findById(made.id)).toEqual(made);
    expect(await accounts.findBySubject('anne-abroad')).toEqual(made);
    expect(await accounts.findByEmail('anne.petit@NORD.example')).toEqual(made);
  });

  it.each([0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 60])('include none with the id %d', async (id) => {
    expect(await accounts.findById(id)).toBeUndefined();
  });

  it('refuse a second account with the same address', async () => {
    await accounts.create({ email: 'double@nord.example', nom: 'A', prenom: 'A' });
    const again = accounts.create({ email: 'DOUBLE@nord.example', nom: 'B', prenom: 'B' });
    await expect(again).rejects.toMatchObject({ refusal: { reason: 'duplicate' } });
  });

  it('have no password until one is set', async () => {
    const account = await accounts.create({ email: 'sans@nord.example', nom: 'Sans', prenom: 'Mot' });
    expect(await accounts.verifyPassword(account, '')).toBe(false);
    await accounts.setPassword(account.id, 'Bonjour-1!');
    expect(await accounts.verifyPassword(account, 'Bonjour-1!')).toBe(true);
  });
});

describe('slowing down guesses', () => {
  const limit: GuessLimit = { free: 2, firstWait: 30, longestWait: 100, forgottenAfter: 600 };
  const start = Date.parse('2026-03-01T12:00:00Z');
  const at = (seconds: number) => new Date(start + seconds * 1000);

  it('permits free attempts, then doubles the wait up to a maximum', async () => {
    const tryAt = (seconds: number) => attempts.count('double', limit, at(seconds));
    expect([await tryAt(0), await tryAt(1)]).toEqual([0, 0]);
    expect(await tryAt(2)).toBe(29);
    expect(await tryAt(31)).toBe(0);
    expect(await tryAt(32)).toBe(59);
    expect(await tryAt(91)).toBe(0);
    expect(await tryAt(91)).toBe(100);
    expect(await tryAt(191)).toBe(0);
    expect(await tryAt(191)).toBe(100);
  });

  it('does not extend the wait for attempts during it', async () => {
    const tryAt = (seconds: number) => attempts.count('patience', limit, at(seconds));
    await tryAt(0);
    await tryAt(0);
    for (let second = 1; second < 30; second += 1) expect(await tryAt(second)).toBe(30 - second);
    expect(await tryAt(30)).toBe(0);
  });

  it('expires after a while, or when reset', async () => {
    const tryAt = (seconds: number) => attempts.count('oubli', limit, at(seconds));
    await tryAt(0);
    await tryAt(0);
    expect([await tryAt(700), await tryAt(701)]).toEqual([0, 0]);
    expect(await tryAt(702)).toBeGreaterThan(0);
    await attempts.forget('oubli');
    expect([await tryAt(703), await tryAt(703)]).toEqual([0, 0]);
  });

  it('can undo a counted attempt', async () => {
    const tryAt = (seconds: number) => attempts.count('retour', limit, at(seconds));
    for (let round = 0; round < 5; round += 1) {
      expect(await tryAt(round)).toBe(0);
      await attempts.takeBack('retour');
    }
  });

  it('stores nothing that was typed', async () => {
    await attempts.count('account:mot-de-passe-tapé-ici', limit, at(0));
    const select = `SELECT key FROM "${store.schema}".sign_in_attempt`;
    const { rows } = await store.database.pool.query<{ key: string }>(select);
    expect(rows.some(({ key }) => key.includes('mot-de-passe'))).toBe(false);
  });
});

/** The lowest costs that argon2 accepts. */
const CHEAP = { memoryCost: 8, timeCost: 1, parallelism: 1 };

/**
 * Creates a person with a password that is compared at once. These tests count guesses, and a hundred comparisons with
 * the costs of the product take seconds; `passwordHash.test.ts` tests those costs.
 */
async function createPerson(person: { readonly email: string; readonly password: string; readonly nom: string }) {
  const { id } = await accounts.create({ ...person, prenom: 'Anne' });
  await store.database.pool.query(`UPDATE "${store.schema}".credential SET password_hash = $2 WHERE user_id = $1`, [
    id,
    await hash(person.password, CHEAP),
  ]);
}

describe('signing in from one network address', () => {
  const now = new Date('2026-03-01T12:00:00Z');
  const address = '192.0.2.1';

  it('is not slowed by people with correct passwords', async () => {
    const person = { email: 'habitue@nord.example', password: 'Bonjour-1!' };
    await createPerson({ ...person, nom: 'Habitué' });
    for (let time = 0; time <= ADDRESS_LIMIT.free; time += 1) {
      expect((await signIn({ accounts, attempts }, { ...person, address, device: `new ${time}` }, now)).kind).toBe(
        'signedIn',
      );
    }
  });

  it('is slowed by guesses, however many accounts they are spread over', async () => {
    const guess = (name: number) => ({ email: `${name}@nord.example`, password: 'Devine-1!', address, device: 'new' });
    for (let name = 0; name < ADDRESS_LIMIT.free; name += 1) {
      expect((await signIn({ accounts, attempts }, guess(name), now)).kind).toBe('refused');
    }
    expect(await signIn({ accounts, attempts }, guess(-1), now)).toEqual({ kind: 'slowed', seconds: 30 });
  });
});

describe('an account that others try to guess', () => {
  const now = new Date('2026-03-01T12:00:00Z');

  async function openAccount(name: string) {
    const person = { email: `${name}@nord.example`, password: 'Bonjour-1!' };
    await createPerson({ ...person, nom: name });
    let devices = 0;
    const unknown = () => `new ${(devices += 1)}`;
    const attempt = async (address: string, password = person.password, email = person.email, device = unknown()) =>
      (await signIn({ accounts, attempts }, { email, password, address, device }, now)).kind;
    const guess = (address: string, email?: string, device = 'guesser') => attempt(address, 'Devine-1!', email, device);
    return { person, attempt, guess };
  }

  it("stays open to its owner from another network, and closed to the guesser's", async () => {
    const { attempt, guess } = await openAccount('visee');
    for (let time = 0; time < ACCOUNT_LIMIT.free; time += 1) expect(await guess(`198.51.100.${time}`)).toBe('refused');
    expect(await guess('198.51.100.99')).toBe('slowed');
    expect(await attempt('203.0.113.5')).toBe('signedIn');
  });

  it("stays open to its owner's browser in the same network, with a few attempts of its own", async () => {
    const { person, attempt, guess } = await openAccount('appareil');
    const own = (password = person.password) => attempt('198.51.100.1', password, person.email, 'own');
    expect(await own()).toBe('signedIn');
    for (let time = 0; time < ACCOUNT_LIMIT.free; time += 1) expect(await guess('198.51.100.1')).toBe('refused');
    expect(await guess('198.51.100.1')).toBe('slowed');
    expect(await own()).toBe('signedIn');
    for (let time = 0; time < ACCOUNT_LIMIT.free; time += 1) expect(await own('Oubli-1!')).toBe('refused');
    expect(await own()).toBe('slowed');
    // A cookie of another account does not make the browser trusted for this one.
    const other = await openAccount('voisine');
    for (let time = 0; time < ACCOUNT_LIMIT.free; time += 1)
      expect(await other.guess('198.51.100.1', undefined, 'own')).toBe('refused');
    expect(await other.guess('198.51.100.1', undefined, 'own')).toBe('slowed');
  });

  it('is slowed whatever the case of its address', async () => {
    const { person, guess } = await openAccount('majuscule');
    for (let time = 0; time < ACCOUNT_LIMIT.free; time += 1)
      expect(await guess('198.51.100.1', person.email.slice(0, time).toUpperCase() + person.email.slice(time))).toBe(
        'refused',
      );
    expect(await guess('198.51.100.1', person.email.toUpperCase())).toBe('slowed');
  });

  it('is slowed for guesses from everywhere, except where its owner has signed in', async () => {
    const { attempt, guess } = await openAccount('partout');
    expect(await attempt('203.0.113.5')).toBe('signedIn');
    for (let network = 0; network < SPREAD_LIMIT.free; network += 1)
      expect(await guess(`10.1.${network}.1`)).toBe('refused');
    expect(await guess('10.2.0.1')).toBe('slowed');
    expect(await attempt('10.3.0.1')).toBe('slowed');
    expect(await attempt('203.0.113.77')).toBe('signedIn');
  });
});

describe('demo accounts', () => {
  const tenant = () => ({ ...store, id: 'nord', name: 'Socle Nord' });
  // The functions of the demonstration refer to rights of the whole portal.
  const portal = createRegistry(schemas);

  it('are created once and left unchanged', async () => {
    const [admin] = await createDemoAccounts(tenant(), portal, 'development');
    const made = await accounts.findByEmail(admin?.email ?? '');
    expect(made?.rights).toContain('TYPES_CONTRATS:admin');
    expect(await accounts.verifyPassword(made, admin?.password ?? '')).toBe(true);
    await accounts.setPassword(made?.id ?? 0, 'Change-1!');
    await createDemoAccounts(tenant(), portal, 'development');
    expect(await accounts.verifyPassword(made, 'Change-1!')).toBe(true);
  });

  it('are never created in production', async () => {
    await expect(createDemoAccounts(tenant(), portal, 'production')).rejects.toThrow('production');
  });
});
