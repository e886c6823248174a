import { errors, type Adapter, type AdapterPayload } from 'oidc-provider';
import { tableName, type IdentityStore } from '../storage/identityStore';

interface PayloadRow {
  payload: AdapterPayload;
  /** ISO 8601. */
  consumed_at: string | null;
}

/** oidc-provider expects the time of consumption in seconds. */
const fromRow = (row: PayloadRow | undefined): AdapterPayload | undefined =>
  row && { ...row.payload, ...(row.consumed_at && { consumed: Math.floor(Date.parse(row.consumed_at) / 1000) }) };

/** PostgreSQL stores NUL characters neither in text nor in JSON. */
const hasNul = (json: string): boolean => /(?<!\\)(?:\\\\)*\\u0000/.test(json);

/** Stores one of oidc-provider's models (sessions, grants, codes, tokens, interactions) in the tenant's database. */
export function createAdapter({ database, schema }: IdentityStore, model: string): Adapter {
  const table = tableName(schema, 'oidc_payload');
  const findWhere = async (column: 'id' | 'uid', value: string): Promise<AdapterPayload | undefined> => {
    if (value.includes('\0')) return undefined;
    const { rows } = await database.pool.query<PayloadRow>(
      `SELECT payload, consumed_at FROM ${table}
       WHERE model = $1 AND ${column} = $2 AND (expires_at IS NULL OR expires_at > now())`,
      [model, value],
    );
    return fromRow(rows[0]);
  };

  return {
    async upsert(id, payload, expiresIn) {
      const json = JSON.stringify(payload);
      if (hasNul(json)) throw new errors.InvalidRequest('a parameter has a NUL character');
      await database.pool.query(
        `INSERT INTO ${table} (model, id, payload, grant_id, uid, account_id, expires_at)
         VALUES ($1, $2, $3, $4, $5, $6, now() + make_interval(secs => $7))
         ON CONFLICT (model, id) DO UPDATE SET payload = EXCLUDED.payload, grant_id = EXCLUDED.grant_id,
           uid = EXCLUDED.uid, account_id = EXCLUDED.account_id, expires_at = EXCLUDED.expires_at`,
        [model, id, json, payload.grantId ?? null, payload.uid ?? null, payload.accountId ?? null, expiresIn || null],
      );
    },
    find: (id) => findWhere('id', id),
    findByUid: (uid) => findWhere('uid', uid),
    findByUserCode: async () => undefined,
    async consume(id) {
      const { rowCount } = await database.pool.query(
        `UPDATE ${table} SET consumed_at = now() WHERE model = $1 AND id = $2 AND consumed_at IS NULL`,
        [model, id],
      );
      // Two parallel uses may both have read it as unused; only one of them updates the row.
      if (rowCount === 0) throw new errors.InvalidGrant('already used');
    },
    async destroy(id) {
      await database.pool.query(`DELETE FROM ${table} WHERE model = $1 AND id = $2`, [model, id]);
    },
    async revokeByGrantId(grantId) {
      await database.pool.query(`DELETE FROM ${table} WHERE model = $1 AND grant_id = $2`, [model, grantId]);
    },
  };
}
