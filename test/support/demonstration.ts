import { createServerProcess } from './serverProcess';

/** Where the workers of a browser run find it. */
const VARIABLE = 'SOCLE_TEST_DEMONSTRATION';

/** The data directory with the demonstration that a browser run has made before its first test. @throws {Error} outside one */
export function demonstration(): string {
  const directory = process.env[VARIABLE];
  if (!directory) throw new Error('a browser run makes the demonstration first: playwright.config.ts, globalSetup');
  return directory;
}

/** Lets a server make the demonstration once: each worker begins with a copy, which is there ten seconds sooner. */
export default async function makeDemonstration(): Promise<() => Promise<void>> {
  const server = await createServerProcess();
  await server.start();
  await server.stop();
  process.env[VARIABLE] = server.data;
  return () => server.remove();
}
