import { existsSync } from 'node:fs';
import { messageOf } from '../server/database/errors';

/** Runs a command with what `.env` says; where it fails, says why and ends with 1. */
export async function runCommand(main: () => Promise<void>): Promise<void> {
  try {
    if (existsSync('.env')) process.loadEnvFile('.env');
    await main();
  } catch (error) {
    console.error(messageOf(error));
    process.exitCode = 1;
  }
}
