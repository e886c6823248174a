import { PEOPLE } from '../../../src/resources/registry/roles';
import type { Change, Guard } from '../../database/changes/changeTypes';
import { tableName } from '../storage/identityStore';
import { heldRights, resourceTable } from '../storage/accessTables';

/** With this right, a person can grant every other right again. */
const ADMINISTRATOR_RIGHT = { code: 'FONCTIONS', flag: 'admin' } as const;

/** Resources whose change or deletion can remove a right or prevent a sign-in. */
const WATCHED: readonly string[] = [
  PEOPLE,
  'Fonctions',
  'Droits',
  'Profils',
  'FonctionDroits',
  'IdentiteFonctions',
  'IdentiteDroits',
  'IdentiteProfils',
  'ProfilDroits',
];

/** Limiting a profile to some companies removes its administrator rights. */
const LIMITING = 'ProfilEntreprises';

/** Keeps at least one user who is not locked and holds `ADMINISTRATOR_RIGHT`. */
export const lastAdministrator: Guard = {
  reason: 'lastAdministrator',
  watches: ({ resource, action }: Change) =>
    (action !== 'create' && WATCHED.includes(resource)) || LIMITING === resource,
  async holds(client, schema) {
    // Temporary accounts do not count, because they expire.
    const { rowCount } = await client.query(
      `SELECT 1 FROM ${heldRights(schema)} h
       JOIN ${resourceTable(schema, PEOPLE)} u ON u.id = h.identity_id
       LEFT JOIN ${tableName(schema, 'credential')} c ON c.user_id = u.id
       WHERE h.code = $1 AND h.flag = $2 AND (u."lockoutEnd" IS NULL OR u."lockoutEnd" <= now())
         AND c.throw_away_until IS NULL LIMIT 1`,
      [ADMINISTRATOR_RIGHT.code, ADMINISTRATOR_RIGHT.flag],
    );
    return rowCount !== 0;
  },
};
