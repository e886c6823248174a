import type { Page } from '@playwright/test';
import type { Person } from '../../test/support/people';

export interface Visit {
  readonly page: Page;
  /** Where Socle answers, without a trailing slash. */
  readonly origin: string;
  /** Where the provider answers, without a trailing slash. */
  readonly provider: string;
  readonly person: Person & { readonly login: string };
  /** Whether the provider can end its own session when somebody signs out of Socle. */
  readonly endsSessions: boolean;
}

/** One thing that a person does, and how it is seen that it worked. */
export interface Step {
  readonly name: string;
  /** @throws {Error} where it did not work */
  readonly run: (visit: Visit) => Promise<void>;
}

const LIST = '/types-contrat';

const isBelow = (address: string) => (url: URL) => url.href.startsWith(`${address}/`);

const waitForList = ({ page, origin }: Visit) =>
  Promise.all([page.waitForURL(`${origin}${LIST}`), page.getByRole('row').nth(1).waitFor()]);

/** The provider's form, and its page that asks what the front end may read. */
async function signInAtProvider({ page, person }: Visit): Promise<void> {
  await page.locator('#username').fill(person.login);
  await page.locator('#password').fill(person.password);
  await page.locator('#loginbut').click();
  for (const scope of ['profile', 'email']) await page.locator(`#grant-${scope}`).check();
  await page.getByRole('button', { name: /grant access|autoriser/i }).click();
  await page.getByRole('button', { name: /continu/i }).click();
}

/** Signs out at the bottom of a page that every session can open. */
async function askToSignOut({ page, origin }: Visit): Promise<void> {
  await page.goto(`${origin}/pages/miscellaneous/not-authorized`);
  await page.getByRole('button', { name: 'Se déconnecter' }).click();
}

/** The whole life of a session with an OpenID provider that is not ours. */
export const STEPS: readonly Step[] = [
  {
    name: 'a page that needs a session leads to the provider',
    async run({ page, origin, provider }) {
      await page.goto(`${origin}${LIST}`);
      await page.waitForURL(isBelow(provider));
    },
  },
  {
    name: 'signing in there leads through /callback to the page that was asked for, with its records',
    async run(visit) {
      const { page, origin } = visit;
      await Promise.all([
        page.waitForRequest((request) => request.url().startsWith(`${origin}/callback?`)),
        signInAtProvider(visit),
      ]);
      await waitForList(visit);
    },
  },
  {
    name: 'the API knows the person by the provider’s word, with the rights of their account',
    async run({ page }) {
      const [profile] = await Promise.all([
        page.waitForResponse((response) => response.url().endsWith('/api/MyProfile')),
        page.reload(),
      ]);
      const { prenom } = (await profile.json()) as { prenom?: string };
      if (profile.status() !== 200 || prenom !== 'Claire') throw new Error(`MyProfile: ${profile.status()} ${prenom}`);
    },
  },
  {
    name: 'a reload signs in again unseen',
    async run(visit) {
      const seen: string[] = [];
      const remember = () => seen.push(visit.page.url());
      visit.page.on('framenavigated', remember);
      await visit.page.reload();
      await waitForList(visit);
      visit.page.off('framenavigated', remember);
      const left = seen.find((address) => !isBelow(visit.origin)(new URL(address)));
      if (left) throw new Error(`the page left for ${left}`);
    },
  },
  {
    name: 'signing out leads to the presentation',
    async run(visit) {
      await askToSignOut(visit);
      if (visit.endsSessions) await visit.page.getByRole('button', { name: /log ?out|déconne/i }).first().click();
      await visit.page.waitForURL(`${visit.origin}/presentation**`);
    },
  },
  {
    name: 'nobody is signed in any more: the next page asks again at the provider',
    async run({ page, origin, provider }) {
      await page.goto(`${origin}${LIST}`);
      await page.waitForURL(isBelow(provider));
      await page.locator('body').getByRole('button').first().waitFor();
    },
  },
];
