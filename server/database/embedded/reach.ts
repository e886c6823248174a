import { stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Account } from './account';

const SEARCHABLE = { owner: 0o100, group: 0o010, others: 0o001 } as const;

/** Whether `account` may traverse `directory` and all directories above it. Undefined stands for our own account. */
export async function canReach(directory: string, account: Account | undefined): Promise<boolean> {
  if (!account) return true;
  const { uid, gid, mode } = await stat(directory);
  const bit = uid === account.uid ? SEARCHABLE.owner : gid === account.gid ? SEARCHABLE.group : SEARCHABLE.others;
  if (!(mode & bit)) return false;
  const above = dirname(directory);
  return above === directory || canReach(above, account);
}
