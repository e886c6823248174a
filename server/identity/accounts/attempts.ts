import { createHash } from 'node:crypto';
import { tableName, type IdentityStore } from '../storage/identityStore';

/** How guessing is slowed; times in seconds. */
export interface GuessLimit {
  /** Attempts that cost nothing. */
  readonly free: number;
  /** The wait after the last free one; it doubles with each that follows. */
  readonly firstWait: number;
  readonly longestWait: number;
  /** Without attempts for as long, all is forgotten. */
  readonly forgottenAfter: number;
}

/** At one account, from one network. */
export const ACCOUNT_LIMIT: GuessLimit = { free: 5, firstWait: 30, longestWait: 900, forgottenAfter: 3600 };

/** At one account, from all networks together. */
export const SPREAD_LIMIT: GuessLimit = { free: 50, firstWait: 30, longestWait: 900, forgottenAfter: 3600 };

/** A whole company may come from one address, so that it may fail more often. */
export const ADDRESS_LIMIT: GuessLimit = { free: 50, firstWait: 30, longestWait: 900, forgottenAfter: 3600 };

export interface Attempts {
  /**
   * Counts an attempt, before its password is looked at, so that guesses made at once do not slip through.
   *
   * @returns seconds to wait; 0 where the attempt may go on
   */
  count(key: string, limit: GuessLimit, now: Date): Promise<number>;
  /** Takes back one attempt, which was not a guess. */
  takeBack(key: string): Promise<void>;
  /** Forgets all attempts. */
  forget(key: string): Promise<void>;
  /** Remembers that an attempt from a network, or with a browser, succeeded. */
  remember(key: string, now: Date): Promise<void>;
  /** Whether one has succeeded within the last 30 days. */
  isKnown(key: string, now: Date): Promise<boolean>;
}

/** How long a network and a browser are remembered from which a person has signed in. */
export const KNOWN_FOR_DAYS = 30;

/** People type passwords into the wrong box, so what they typed is not kept, only its digest. */
const digest = (key: string): string => createHash('sha256').update(key).digest('base64url');

/** The counters of attempts to sign in, shared by all processes through the database. */
export function createAttempts({ database, schema }: IdentityStore): Attempts {
  const table = tableName(schema, 'sign_in_attempt');
  const networks = tableName(schema, 'sign_in_network');
  const next = `CASE WHEN stored.last_at < $2::timestamptz - make_interval(secs => $6)
    THEN 1 ELSE stored.attempts + 1 END`;
  const wait = `make_interval(secs => least($5::float8, $4::float8 * power(2::float8, least((${next}) - $3::int, 30))))`;
  // Attempts at the same moment arrive in any order, so "at once" is a time that none of them is before.
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
