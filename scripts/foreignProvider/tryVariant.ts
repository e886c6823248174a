import { chromium } from '@playwright/test';
import { chromiumLaunchOptions } from '../../test/support/chromium';
import { demoPerson } from '../../test/support/people';
import { createServerProcess, freePort } from '../../test/support/serverProcess';
import { startGlewlwyd } from './glewlwyd';
import { administerGlewlwyd, issuerAt } from './glewlwydAdministration';
import { STEPS, type Visit } from './signInSteps';
import type { Variant } from './variants';

const CLIENT = 'socle-front';

const PERSON = {
  ...demoPerson('admin', 'nord'),
  password: 'Chez-le-tiers-1!',
  login: 'claire',
  name: 'Claire Marchand',
};

const STEP_PATIENCE_MS = 20_000;

/**
 * Runs the steps in a real browser until one fails; prints its reason with the browser's and Socle's logs.
 * @returns whether all steps passed
 */
async function runSteps(visit: Omit<Visit, 'page'>, log: () => string): Promise<boolean> {
  const browser = await chromium.launch(await chromiumLaunchOptions());
  const said: string[] = [];
  try {
    const page = await browser.newPage({ locale: 'fr-FR' });
    page.setDefaultTimeout(STEP_PATIENCE_MS);
    page.on('console', (message) => said.push(`${message.type()}: ${message.text()}`));
    for (const { name, run } of STEPS) {
      const start = performance.now();
      try {
        await run({ ...visit, page });
      } catch (error) {
        console.log(`  FAILS  ${name}\n${String(error)}\nat ${page.url()}\n${said.join('\n')}\n${log()}`);
        return false;
      }
      console.log(`  works  ${name} (${Math.round(performance.now() - start)} ms)`);
    }
    return true;
  } finally {
    await browser.close();
  }
}

/** Starts the provider and Socle, connects them, and runs the steps. */
export async function tryVariant({ knowsResource, endsSessions, settings }: Variant): Promise<boolean> {
  const glewlwyd = await startGlewlwyd(await freePort());
  const issuer = issuerAt(glewlwyd.url);
  const env = { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: CLIENT };
  const socle = await createServerProcess((origin) => ({ ...env, ...settings(`${origin}/api`) }));
  try {
    const { origin } = socle;
    await administerGlewlwyd(glewlwyd.url, {
      clientId: CLIENT,
      redirectUris: [`${origin}/callback`, `${origin}/silent-renew`],
      postLogoutUri: `${origin}/presentation`,
      person: PERSON,
      endsSessions,
      ...(knowsResource && { resource: `${origin}/api` }),
    });
    await socle.start();
    return await runSteps({ origin, provider: glewlwyd.url, person: PERSON, endsSessions }, socle.log);
  } finally {
    await socle.remove();
    await glewlwyd.stop();
  }
}
