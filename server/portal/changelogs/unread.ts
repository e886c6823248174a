import { dayOf } from '../../../src/resources/language/moments';
import { ChangelogLectures, Changelogs } from '../../../src/resources/schemas/changelogs';
import { resourceTable } from '../../identity/storage/accessTables';
import type { Tenant } from '../../tenants';

export interface Counter {
  readonly utilisateurId: number;
  readonly application: string;
  readonly tenantId: string;
}

export async function unreadIds({ database, schema }: Tenant, counter: Counter): Promise<readonly number[]> {
  const { utilisateurId, application, tenantId } = counter;
  const { rows } = await database.pool.query<{ id: string }>(
    `SELECT c.id FROM ${resourceTable(schema, Changelogs.name)} c
     WHERE c.application = $1 AND c."tenantId" = $2 AND c.date <= $3::date AND NOT EXISTS (
       SELECT 1 FROM ${resourceTable(schema, ChangelogLectures.name)} l
       WHERE l."changelogId" = c.id AND l."utilisateurId" = $4)
     ORDER BY c.id`,
    [application, tenantId, dayOf(new Date()), utilisateurId],
  );
  return rows.map(({ id }) => Number(id));
}
