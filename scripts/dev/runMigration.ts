import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** Runs `schema:migrate` from its sources, in the terminal of `npm run dev`. */
export async function runMigration(root: string, options: readonly string[]): Promise<void> {
  const program = ['--import', 'tsx', 'scripts/migrateSchemas.ts', ...options];
  await once(spawn(process.execPath, program, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] }), 'exit');
}
