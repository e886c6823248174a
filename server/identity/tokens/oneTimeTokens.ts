import { createHash, randomBytes } from 'node:crypto';
import { inTransaction } from '../../database/transaction';
import { tableName, type IdentityStore } from '../storage/identityStore';

/**
 * What a one-time token is good for. The link that confirms an account carries two: one of `confirmEmail`, which proves
 * the address, and one of `confirmAccount`, which allows the first password.
 */
export type TokenPurpose = 'confirmAccount' | 'confirmEmail' | 'resetPassword';

export interface NewToken {
  readonly userId: number;
  readonly purpose: TokenPurpose;
  readonly ttlMinutes: number;
}

export interface GivenToken {
  readonly purpose: TokenPurpose;
  /** As it stood in the link: raw input. */
  readonly token: string;
}

/** Why a transaction ended without any token being used up. */
class NotUsable extends Error {}

/** Only the digest is stored: who reads the table cannot use what is in it. */
const digest = (token: string): string => createHash('sha256').update(token).digest('base64url');

/**
 * Makes a token of 256 random bits, which ends the user's earlier ones of the same purpose: only the newest link works.
 *
 * @returns the token, for the link; it cannot be read again later
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
 * Uses up tokens of one user, all of them or none: each works once, whatever arrives at the same moment.
 *
 * @returns whether all were right, unused and not expired; which of these failed is not said
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

/** Ends the unused tokens of a user: a link that was sent to an earlier address, for example. */
export async function endOneTimeTokens({ database, schema }: IdentityStore, userId: number): Promise<void> {
  await database.pool.query(`DELETE FROM ${tableName(schema, 'one_time_token')} WHERE user_id = $1`, [userId]);
}
