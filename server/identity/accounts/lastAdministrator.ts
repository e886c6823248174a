import { PEOPLE } from '../../../src/resources/registry/roles';
import type { Change, Guard } from '../../database/changes/changeTypes';
import { tableName } from '../storage/identityStore';
import { heldRights, resourceTable } from '../storage/accessTables';

/** Its holders can give every right back. */
const ADMINISTRATOR_RIGHT = { code: 'FONCTIONS', flag: 'admin' } as const;

/** The resources whose change or deletion can take a right away, or keep a person from signing in. */
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

/** A profile that begins to count for some companies only administers nothing any more. */
const LIMITING = 'ProfilEntreprises';

/** Nothing removes the last administrator: the last user who is not locked and holds `ADMINISTRATOR_RIGHT`. */
export const lastAdministrator: Guard = {
  reason: 'lastAdministrator',
  watches: ({ resource, action }: Change) =>
    (action !== 'create' && WATCHED.includes(resource)) || LIMITING === resource,
  async holds(client, schema) {
    // A throw-away account could not put things right.
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
