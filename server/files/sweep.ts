import type { Database } from '../database/open';
import type { Settings } from '../settings';
import type { FileStore } from './fileStore';
import { fileReferences } from './referencedFiles';
import { DAY, HOUR } from '../../src/resources/common/durations';

export interface SweptTenant {
  readonly schema: string;
  readonly database: Pick<Database, 'pool'>;
  readonly files: FileStore;
}

/**
 * Deletes unreferenced content and unfinished uploads. Keeps content of the last hour, whose record may not be written
 * yet, and content older than the tenant's database, which belongs to another one.
 *
 * @param signal stops between two files
 * @returns the number of deleted contents
 */
export async function sweepFiles(
  { schema, database, files }: SweptTenant,
  { FILE_RETENTION_DAYS }: Pick<Settings, 'FILE_RETENTION_DAYS'>,
  now: Date,
  signal?: AbortSignal,
): Promise<number> {
  await files.clearArriving(new Date(now.getTime() - DAY));
  const before = new Date(now.getTime() - HOUR);
  const old: { readonly id: string; readonly keptAt: Date }[] = [];
  for await (const file of files.kept()) {
    if (signal?.aborted) return 0;
    if (file.keptAt < before) old.push(file);
  }
  if (old.length === 0) return 0;
  // Read after listing, so that content stored meanwhile is too young to be deleted.
  const { ids, since } = await fileReferences(database, schema, FILE_RETENTION_DAYS);
  let removed = 0;
  for (const { id, keptAt } of old) {
    if (signal?.aborted) break;
    if (!since || keptAt < since || ids.has(id)) continue;
    if (await files.removeKeptBefore(id, before)) removed += 1;
  }
  return removed;
}
