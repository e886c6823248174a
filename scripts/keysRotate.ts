import * as z from 'zod';
import { askServer } from '../server/admin/askServer';
import { settingsFromEnvironment } from '../server/settings';
import { readOptions } from './readOptions';
import { runCommand } from './runCommand';

const USAGE = 'npm run keys:rotate -- [--tenant <id>]';

async function main(): Promise<void> {
  const { tenant } = readOptions(USAGE, { tenant: { type: 'string' } });
  const { SOCLE_DATA } = settingsFromEnvironment(process.env);
  const answer = await askServer(SOCLE_DATA, 'keys', { tenant });
  const { tenants } = z.object({ tenants: z.array(z.string()) }).parse(answer);
  console.log(
    `Nouvelles clés pour ${tenants.join(', ')} : elles signent dans une minute, et aucune session ne se termine.`,
  );
}

await runCommand(main);
