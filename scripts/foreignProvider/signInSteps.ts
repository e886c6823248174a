import type { Page, Request } from '@playwright/test';
import type { Person } from '../../test/support/people';

export interface Visit {
  readonly page: Page;
  /** Socle's origin, without a trailing slash. */
  readonly origin: string;
  /** The provider's origin, without a trailing slash. */
  readonly provider: string;
  readonly person: Person & { readonly login: string };
  readonly endsSessions: boolean;
}

export interface Step {
  readonly name: string;
  /** @throws {Error} if the check fails */
  readonly run: (visit: Visit) => Promise<void>;
}

const LIST = '/types-contrat';

const isBelow = (address: string) => (url: URL) => url.href.startsWith(`${address}/`);

const waitForList = ({ page, origin }: Visit) =>
  Promise.all([page.waitForURL(`${origin}${LIST}`), page.getByRole('row').nth(1).waitFor()]);

const goOn = ({ page }: Visit) => page.getByRole('button', { name: /continu/i }).click();

async function signInAtProvider(visit: Visit): Promise<void> {
  const { page, person } = visit;
  await page.locator('#username').fill(person.login);
  await page.locator('#password').fill(person.password);
  await page.locator('#loginbut').click();
  for (const scope of ['profile', 'email']) await page.locator(`#grant-${scope}`).check();
  await page.getByRole('button', { name: /grant access|autoriser/i }).click();
  await goOn(visit);
}

const asksForNewTokens = (request: Request): boolean =>
  request.postData()?.includes('grant_type=refresh_token') === true;

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
    name: 'the API knows who it is, by the e-mail address that the provider tells',
    run: ({ page }) => page.getByRole('button', { name: /^Compte de .*Claire/ }).waitFor(),
  },
  {
    name: 'a token that is about to end is renewed unseen',
    async run({ page }) {
      const { status } = await page
        .waitForResponse((response) => asksForNewTokens(response.request()))
        .then((response) => ({ status: response.status() }));
      if (status !== 200) throw new Error(`the provider answered ${status} to the refresh token`);
    },
  },
  {
    name: 'after a reload the provider still knows the person, and asks for no password',
    async run(visit) {
      await visit.page.reload();
      // Glewlwyd answers a hidden frame only with an ID token, and a reload loses the tokens.
      await visit.page.waitForURL(isBelow(visit.provider));
      await goOn(visit);
      await waitForList(visit);
    },
  },
  {
    name: 'signing out ends the session: at the provider where it can, else here, on the presentation',
    async run({ page, origin, endsSessions }) {
      await page.getByRole('button', { name: /^Compte de/ }).click();
      await page.getByRole('menuitem', { name: 'Se déconnecter' }).click();
      if (!endsSessions) return page.waitForURL((url) => url.href.startsWith(`${origin}/presentation`));
      await page
        .getByRole('button', { name: /déconnecter|logout/i })
        .first()
        .click();
      // Glewlwyd 2.7.5 receives the post-logout address, but stays on its own page.
      await page.getByText(/Session fermée|Session closed/).waitFor();
    },
  },
  {
    name: 'nobody is signed in any more: the next page leads to the provider, which asks for the password',
    async run({ page, origin, provider }) {
      await page.goto(`${origin}${LIST}`);
      await page.waitForURL(isBelow(provider));
      await page.locator('#password').waitFor();
    },
  },
];
