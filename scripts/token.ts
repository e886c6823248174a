import * as z from 'zod';
import { askServer } from '../server/admin/askServer';
import { settingsFromEnvironment } from '../server/settings';
import { readOptions } from './readOptions';
import { runCommand } from './runCommand';

const USAGE = 'npm run -s token -- --tenant <id> (--rights A:read,B:update | --rights "" | --admin) [--minutes 60]';

/** Prints an access token of a temporary account with exactly these rights, and nothing else, to stdout. */
async function main(): Promise<void> {
  const values = readOptions(USAGE, {
    tenant: { type: 'string' },
    rights: { type: 'string' },
    admin: { type: 'boolean', default: false },
    minutes: { type: 'string', default: '60' },
  });
  // `--rights ""` means no rights; a missing option is an error.
  const rights = (values.rights ?? '')
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean);
  if (!values.tenant || (values.rights === undefined) !== values.admin) throw new Error(USAGE);
  const { SOCLE_DATA } = settingsFromEnvironment(process.env);
  const request = { tenant: values.tenant, rights, admin: values.admin, minutes: Number(values.minutes) };
  const { token } = z.object({ token: z.string() }).parse(await askServer(SOCLE_DATA, 'token', request));
  process.stdout.write(`${token}\n`);
}

await runCommand(main);
