import { createHash } from 'node:crypto';
import type pg from 'pg';

/**
 * A query that each connection prepares once: those of accounts are asked with every request, and planning them costs
 * more than running them. PostgreSQL cuts names at 63 bytes, so that the name is a hash of the text.
 */
export const prepared = (text: string, values: unknown[]): pg.QueryConfig => ({
  name: `account_${createHash('sha256').update(text).digest('hex').slice(0, 32)}`,
  text,
  values,
});
