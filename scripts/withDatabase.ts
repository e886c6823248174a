import { openDatabase, type Database } from '../server/database/open';
import type { Settings } from '../server/settings';

/** Works with the database of the settings, closed again whatever comes of it. The embedded one must not be in use. */
export async function withDatabase<Result>(
  { SOCLE_DATA: dataDirectory, DATABASE_URL: url }: Settings,
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  const database = await openDatabase(url ? { dataDirectory, url } : { dataDirectory });
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}
