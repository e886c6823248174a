import { tableName, type IdentityStore } from '../identity/storage/identityStore';
import type { Mail, Mailer } from './mail';

/** A mail in the development mailbox. */
export interface KeptMail extends Mail {
  readonly id: number;
  /** When it was sent; ISO 8601, UTC. */
  readonly at: string;
}

export interface Mailbox extends Mailer {
  list(): Promise<readonly KeptMail[]>;
}

/** Number of mails kept: enough to find a recent one. */
export const KEPT_MAILS = 100;

/** Stores the mails of a demo tenant instead of sending them, so that no real person receives them. */
export function openMailbox(store: IdentityStore): Mailbox {
  const { pool } = store.database;
  const table = tableName(store.schema, 'mail');
  return {
    async send({ to, subject, text, html }) {
      const insert = `INSERT INTO ${table} (recipient, subject, text, html) VALUES ($1, $2, $3, $4) RETURNING id`;
      const { rows } = await pool.query<{ id: number }>(insert, [to, subject, text, html]);
      await pool.query(`DELETE FROM ${table} WHERE id <= $1`, [(rows[0]?.id ?? 0) - KEPT_MAILS]);
    },
    async list() {
      const { rows } = await pool.query<KeptMail>(
        `SELECT id, at, recipient AS "to", subject, text, html FROM ${table} ORDER BY id DESC LIMIT $1`,
        [KEPT_MAILS],
      );
      return rows;
    },
  };
}
