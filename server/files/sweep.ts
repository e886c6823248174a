import type { Database } from '../database/open';
import type { Settings } from '../settings';
import type { FileStore } from './fileStore';
import { fileReferences } from './referencedFiles';
import { DAY, HOUR } from '../../src/resources/common/durations';

/** A tenant, as far as its files are concerned. */
export interface SweptTenant {
  readonly schema: string;
  readonly database: Pick<Database, 'pool'>;
  readonly files: FileStore;
}

/**
 * Removes the content that no record of a tenant names, nor any change of the last `FILE_RETENTION_DAYS` days, and what
 * uploads that were cut off left behind. Content that was kept within the last hour stays: the record that names it may
 * be on its way. So does content that is older than the tenant's database: it belongs to another one.
 *
 * @param signal ends it early, between two files
 * @returns how many contents were removed
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
  // Read after the list, so that what is kept meanwhile is younger than what may be removed.
  const { ids, since } = await fileReferences(database, schema, FILE_RETENTION_DAYS);
  let removed = 0;
  for (const { id, keptAt } of old) {
    if (signal?.aborted) break;
    if (!since || keptAt < since || ids.has(id)) continue;
    if (await files.removeKeptBefore(id, before)) removed += 1;
  }
  return removed;
}
