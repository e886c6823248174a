import { createHash } from 'node:crypto';
import type pg from 'pg';

/**
 * A named statement, which each connection plans once: account queries run with every request, and planning costs more
 * than running them. PostgreSQL truncates names at 63 bytes, so the name is a hash of the text.
 */
export const prepared = (text: string, values: unknown[]): pg.QueryConfig => ({
  name: `account_${createHash('sha256').update(text).digest('hex').slice(0, 32)}`,
  text,
  values,
});
