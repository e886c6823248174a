import { writeFile } from 'node:fs/promises';
import { openDatabase } from '../../server/database/open';
import { quoted } from '../../server/database/sql';
import { tableName } from '../../server/database/tables/names';
import { DEMO_TENANTS } from '../../server/tenants';

export interface Company {
  readonly id: number;
  readonly nom: string;
  readonly code: string;
  readonly statut: string;
  readonly ville: string | null;
  readonly effectif: number | null;
  readonly responsable: string | null;
  readonly dateAdhesion: string | null;
}

/** Writes the demonstration's companies to a file, sorted by name, so that both applications show the same records. */
export async function writeCompanies(dataDirectory: string, file: string): Promise<void> {
  const database = await openDatabase({ dataDirectory });
  const table = (name: string) => `${quoted(DEMO_TENANTS[0]?.schema ?? '')}.${quoted(tableName(name))}`;
  try {
    const { rows } = await database.pool.query<Company>(
      `select e.id, e.nom, e.code, e.statut, e.ville, e.effectif, u.prenom || ' ' || u.nom as responsable, e."dateAdhesion"::text as "dateAdhesion"
       from ${table('Entreprises')} e left join ${table('Utilisateurs')} u on u.id = e."responsableId"
       order by e.nom collate "fr-x-icu", e.id`,
    );
    await writeFile(file, JSON.stringify(rows));
  } finally {
    await database.close();
  }
}
