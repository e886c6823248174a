import { createHash, randomBytes } from 'node:crypto';
import { inTransaction } from '../../database/transaction';
import { tableName, type IdentityStore } from '../storage/identityStore';

/**
 * The purpose of a one-time token. The link that activates an account contains two: one for `confirmEmail`, which
 * proves the address, and one for `confirmAccount`, which allows setting the first password.
 */
export type TokenPurpose = 'confirmAccount' | 'confirmEmail' | 'resetPassword';

export interface NewToken {
  readonly userId: number;
  readonly purpose: TokenPurpose;
  readonly ttlMinutes: number;
}

export interface GivenToken {
  readonly purpose: TokenPurpose;
  /** As it appears in the link, not validated. */
  readonly token: string;
}

/** Aborts the transaction, so that no token is used. */
class NotUsable extends Error {}

/** Only the digest is stored, so that a reader of the table cannot use the token. */
const digest = (token: string): string => createHash('sha256').update(token).digest('base64url');

/**
 * Creates a token of 256 random bits. It replaces the user's earlier token of the same purpose, so only the newest
 * link works.
 *
 * @returns the token for the link; it cannot be read again later
 * @example await createOneTimeToken(store, { userId: 12, purpose: 'resetPassword', ttlMinutes: 60 })
 */
export async function createOneTimeToken(
  { database, schema }: IdentityStore,
  { userId, purpose, ttlMinutes }: NewToken,
  now = new Date(),
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await database.pool.query(
    `INSERT INTO ${tableName(schema, 'one_time_token')} AS stored (user_id, purpose, digest, expires_at)
     VALUES ($1, $2, $3, $4::timestamptz + make_interval(mins => $5))
     ON CONFLICT (user_id, purpose) DO UPDATE
       SET digest = excluded.digest, expires_at = excluded.expires_at, used_at = NULL`,
    [userId, purpose, digest(token), now, ttlMinutes],
  );
  return token;
}

/**
 * Uses a user's tokens, all or none; each works only once, even if two requests arrive in parallel.
 *
 * @returns true if all were correct, unused and not expired
 */
export async function consumeOneTimeTokens(
  { database, schema }: IdentityStore,
  userId: number,
  given: readonly GivenToken[],
  now = new Date(),
): Promise<boolean> {
  const use = `UPDATE ${tableName(schema, 'one_time_token')} SET used_at = $4
    WHERE user_id = $1 AND purpose = $2 AND digest = $3 AND used_at IS NULL AND expires_at > $4`;
  try {
    await inTransaction(database.pool, async (client) => {
      for (const { purpose, token } of given) {
        const { rowCount } = await client.query(use, [userId, purpose, digest(token), now]);
        if (!rowCount) throw new NotUsable();
      }
    });
    return true;
  } catch (error) {
    if (error instanceof NotUsable) return false;
    throw error;
  }
}

/** Deletes a user's tokens, such as one sent to an earlier address. */
export async function endOneTimeTokens({ database, schema }: IdentityStore, userId: number): Promise<void> {
  await database.pool.query(`DELETE FROM ${tableName(schema, 'one_time_token')} WHERE user_id = $1`, [userId]);
}
