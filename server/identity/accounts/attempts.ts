import { createHash } from 'node:crypto';
import { tableName, type IdentityStore } from '../storage/identityStore';

/** Limits for guessing passwords; times in seconds. */
export interface GuessLimit {
  /** Attempts before any wait. */
  readonly free: number;
  /** The first wait; it doubles with each further attempt. */
  readonly firstWait: number;
  readonly longestWait: number;
  /** The counter is reset after this time without attempts. */
  readonly forgottenAfter: number;
}

/** For one account from one network. */
export const ACCOUNT_LIMIT: GuessLimit = { free: 5, firstWait: 30, longestWait: 900, forgottenAfter: 3600 };

/** For one account from all networks together. */
export const SPREAD_LIMIT: GuessLimit = { free: 50, firstWait: 30, longestWait: 900, forgottenAfter: 3600 };

/** For one address; higher, because a whole company may share it. */
export const ADDRESS_LIMIT: GuessLimit = { free: 50, firstWait: 30, longestWait: 900, forgottenAfter: 3600 };

export interface Attempts {
  /**
   * Counts an attempt before the password is checked, so that parallel guesses cannot bypass the limit.
   *
   * @returns seconds to wait; 0 if the attempt is allowed
   */
  count(key: string, limit: GuessLimit, now: Date): Promise<number>;
  /** Removes one attempt from the counter, because it was not a guess. */
  takeBack(key: string): Promise<void>;
  forget(key: string): Promise<void>;
  remember(key: string, now: Date): Promise<void>;
  /** True if an attempt succeeded within the last `KNOWN_FOR_DAYS` days. */
  isKnown(key: string, now: Date): Promise<boolean>;
}

/** Days for which a network or browser counts as known after a sign-in. */
export const KNOWN_FOR_DAYS = 30;

/** Users type passwords into the wrong field, so only a digest of the input is stored. */
const digest = (key: string): string => createHash('sha256').update(key).digest('base64url');

/** Counts sign-in attempts in the database, so that all processes share the counters. */
export function createAttempts({ database, schema }: IdentityStore): Attempts {
  const table = tableName(schema, 'sign_in_attempt');
  const networks = tableName(schema, 'sign_in_network');
  const next = `CASE WHEN stored.last_at < $2::timestamptz - make_interval(secs => $6)
    THEN 1 ELSE stored.attempts + 1 END`;
  const wait = `make_interval(secs => least($5::float8, $4::float8 * power(2::float8, least((${next}) - $3::int, 30))))`;
  // Parallel attempts arrive in any order; 'epoch' is before all of them, so none has to wait.
  const allowed = `CASE WHEN (${next}) < $3::int THEN 'epoch' ELSE $2::timestamptz + ${wait} END`;
  const count = `INSERT INTO ${table} AS stored (key, attempts, last_at, allowed_at) VALUES ($1, 1, $2, 'epoch')
    ON CONFLICT (key) DO UPDATE SET attempts = ${next}, last_at = $2,
      allowed_at = ${allowed}
    WHERE stored.allowed_at <= $2 RETURNING 1`;

  return {
    async count(key, limit, now) {
      const { rowCount } = await database.pool.query(count, [
        digest(key),
        now,
        limit.free,
        limit.firstWait,
        limit.longestWait,
        limit.forgottenAfter,
      ]);
      if (rowCount) return 0;
      const { rows } = await database.pool.query<{ allowed_at: string }>(
        `SELECT allowed_at FROM ${table} WHERE key = $1`,
        [digest(key)],
      );
      const allowedAt = new Date(rows[0]?.allowed_at ?? now);
      return Math.max(1, Math.ceil((allowedAt.getTime() - now.getTime()) / 1000));
    },
    async takeBack(key) {
      const statement = `UPDATE ${table} SET attempts = greatest(attempts - 1, 0) WHERE key = $1`;
      await database.pool.query(statement, [digest(key)]);
    },
    async forget(key) {
      await database.pool.query(`DELETE FROM ${table} WHERE key = $1`, [digest(key)]);
    },
    async remember(key, now) {
      await database.pool.query(
        `INSERT INTO ${networks} (key, at) VALUES ($1, $2) ON CONFLICT (key) DO UPDATE SET at = $2`,
        [digest(key), now],
      );
    },
    async isKnown(key, now) {
      const { rowCount } = await database.pool.query(
        `SELECT 1 FROM ${networks} WHERE key = $1 AND at > $2::timestamptz - interval '${KNOWN_FOR_DAYS} days'`,
        [digest(key), now],
      );
      return rowCount === 1;
    },
  };
}
