import { readFile } from 'node:fs/promises';

/** The system account that PostgreSQL runs as, if it cannot be ours. */
export interface Account {
  readonly uid: number;
  readonly gid: number;
}

const NOBODY = 65534;

/**
 * PostgreSQL refuses to run as root, so this finds an unprivileged account; undefined if ours will do. The account
 * must be in the password file, or `initdb` fails.
 */
export async function unprivilegedAccount(): Promise<Account | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const lines = (await readFile('/etc/passwd', 'utf8')).split('\n').map((line) => line.split(':'));
  const accounts = lines
    .map(([name, , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }))
    .filter(({ uid }) => uid > 0);
  const found =
    accounts.find(({ uid }) => uid === NOBODY) ?? accounts.find(({ name }) => name === 'nobody') ?? accounts[0];
  return found && { uid: found.uid, gid: found.gid };
}
