import { existsSync } from 'node:fs';
import { messageOf } from '../server/database/errors';

/** Runs a command with the variables of `.env`; if it fails, prints the reason and exits with 1. */
export async function runCommand(main: () => Promise<void>): Promise<void> {
  try {
    if (existsSync('.env')) process.loadEnvFile('.env');
    await main();
  } catch (error) {
    console.error(messageOf(error));
    process.exitCode = 1;
  }
}
