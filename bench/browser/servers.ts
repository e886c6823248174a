import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { access, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { addCompanies } from '../../server/portal/seed/scale';
import { chromiumLaunchOptions } from '../../test/support/chromium';
import { ADMIN, fillSignIn } from '../../test/support/people';
import { createServerProcess, freePort } from '../../test/support/serverProcess';
import { fillDemoTenant } from '../demoTenant';
import { writeCompanies } from './companies';
import { buildPlain } from './plain/build';
import { plainSite, socleSite, type Site } from './site';

export interface Running {
  readonly site: Site;
  readonly stop: () => Promise<unknown>;
}

const exists = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  );

export async function prepareData(directory: string, companies: number): Promise<void> {
  const file = join(directory, 'companies.json');
  if (await exists(file)) return;
  await mkdir(directory, { recursive: true });
  await fillDemoTenant(join(directory, 'data'), `${companies.toLocaleString('en')} companies`, (tenant) =>
    addCompanies(tenant, companies),
  );
  await writeCompanies(join(directory, 'data'), file);
}

export async function startPlain(directory: string): Promise<Running> {
  const folder = join(directory, 'plain');
  await buildPlain(folder);
  const port = await freePort();
  const program = [
    '--import',
    'tsx',
    'bench/browser/plain/serve.ts',
    String(port),
    folder,
    join(directory, 'companies.json'),
  ];
  const child = spawn(process.execPath, program, { stdio: ['ignore', 'pipe', 'inherit'] });
  await once(child.stdout, 'data');
  return { site: plainSite(`http://localhost:${port}`), stop: () => Promise.resolve(child.kill()) };
}

/** Signs in once and returns the cookies, so that each measured browser has a session at the identity provider. */
async function signInCookies(origin: string) {
  const browser = await chromium.launch(await chromiumLaunchOptions());
  try {
    const page = await browser.newPage();
    await page.goto(`${origin}/adherents`);
    await fillSignIn(page, ADMIN);
    await page.locator('tbody th').first().waitFor();
    return await page.context().cookies();
  } finally {
    await browser.close();
  }
}

export async function startSocle(directory: string): Promise<Running> {
  const server = await createServerProcess(
    { LOG_LEVEL: 'error', REQUESTS_PER_MINUTE: '10000000' },
    { storage: () => Promise.resolve({ data: join(directory, 'data'), env: {}, remove: () => Promise.resolve() }) },
  );
  await server.start();
  try {
    return { site: socleSite(server.origin, await signInCookies(server.origin)), stop: () => server.stop() };
  } catch (error) {
    await server.stop();
    throw error;
  }
}
