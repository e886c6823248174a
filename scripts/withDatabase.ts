import { openDatabase, type Database } from '../server/database/open';
import { DirectoryInUse } from '../server/database/errors';
import type { Settings } from '../server/settings';

const IN_USE =
  'Un serveur utilise cette base : arrêtez-le d’abord (Ctrl + C). Sous « npm run dev », « m » puis Entrée dans son terminal fait schema:migrate.';

/** Opens the database of the settings for `work`, and always closes it. The embedded one must not be in use. */
export async function withDatabase<Result>(
  { SOCLE_DATA: dataDirectory, DATABASE_URL: url }: Settings,
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  const database = await openDatabase(url ? { dataDirectory, url } : { dataDirectory }).catch((error: unknown) => {
    throw error instanceof DirectoryInUse ? new Error(IN_USE, { cause: error }) : error;
  });
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}
