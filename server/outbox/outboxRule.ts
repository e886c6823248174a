import type pg from 'pg';
import type { Registry } from '../../src/resources/registry/registry';
import { SETTINGS } from '../../src/resources/registry/roles';
import type { ReceiversBelow } from '../../src/resources/language/followUp';
import type { ResourceSchema } from '../../src/resources/language/resourceSchema';
import { SYSTEM_COLUMNS } from '../database/tables/systemColumns';
import type { ChangeSetHead, RowRule, WrittenRow } from '../database/changes/changeTypes';
import { identifier, sql, toQuery } from '../database/sql';
import { tableIn } from '../database/tables/tableAt';
import type { CommitHook } from '../hooks/afterCommit';
import { accountOf } from '../identity/accounts/holdsOneOf';
import { codeEntry, entriesOf, plansAhead, type BelowValues, type NewEntry, type NotificationPayload } from './entries';
import { notify } from './notifications';
import { webhookSetting } from './webhookAddress';

/** The author of seed data, whose writes have no follow-ups. */
const SEEDING = 'socle';

/** Drops webhooks without a configured address. */
async function deliverable(
  client: pg.ClientBase,
  schema: string,
  entries: readonly NewEntry[],
  hasSettings: boolean,
): Promise<readonly NewEntry[]> {
  // Without the settings resource, no address can be configured.
  if (!hasSettings) return entries.filter(({ kind }) => kind !== 'webhook');
  const names = [...new Set(entries.flatMap(({ kind, name }) => (kind === 'webhook' ? [webhookSetting(name)] : [])))];
  if (names.length === 0) return entries;
  const { rows } = await client.query<{ nom: string }>(
    toQuery(
      sql`select nom from ${tableIn(schema, { name: SETTINGS })} where nom = any(${names}::text[]) and valeur <> ''`,
    ),
  );
  const given = new Set(rows.map(({ nom }) => nom));
  return entries.filter(({ kind, name }) => kind !== 'webhook' || given.has(webhookSetting(name)));
}

async function insert(
  client: pg.ClientBase,
  schema: string,
  entries: readonly NewEntry[],
  authorName: string,
): Promise<void> {
  const rows = entries.map(({ rowId, planned, ...entry }) => ({
    ...entry,
    row_id: rowId,
    rule: planned?.rule ?? null,
    due: planned?.at ?? null,
  }));
  await client.query(
    toQuery(sql`
      insert into ${identifier(schema, 'outbox')} (kind, name, resource, row_id, action, author_name, payload, rule, next_at)
      select r.kind, r.name, r.resource, r.row_id, r.action, ${authorName}::text, r.payload, r.rule, coalesce(r.due, now())
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as r(kind text, name text, resource text, row_id bigint, action text, payload jsonb, rule integer, due timestamptz)`),
  );
}

async function receiversBelow(
  client: pg.ClientBase,
  schema: string,
  { after }: ResourceSchema,
  row: WrittenRow,
): Promise<BelowValues> {
  const found = new Map<string, readonly unknown[]>();
  const keyOf = ({ below, field }: ReceiversBelow) => `${below} ${field}`;
  for (const { mail } of after.filter((one) => typeof one.mail?.to === 'object')) {
    if (!mail || typeof mail.to === 'string' || found.has(keyOf(mail.to))) continue;
    const { below, field } = mail.to;
    const { rows } = await client.query<{ value: unknown }>(
      toQuery(sql`select ${identifier('t', field)} as value from ${tableIn(schema, { name: below })} t
        where ${identifier('t', SYSTEM_COLUMNS.parent)} = ${row.id} order by t.id`),
    );
    found.set(
      keyOf(mail.to),
      rows.map(({ value }) => value),
    );
  }
  return (receivers) => found.get(keyOf(receivers)) ?? [];
}

/** Deletes planned entries of records that are written again or deleted; they are planned anew. */
async function giveUpPlans(client: pg.ClientBase, schema: string, rows: readonly WrittenRow[]): Promise<void> {
  for (const resource of new Set(rows.map((row) => row.resource))) {
    const ids = rows.flatMap((row) => (row.resource === resource ? [row.id] : []));
    await client.query(
      toQuery(sql`
        delete from ${identifier(schema, 'outbox')}
        where resource = ${resource} and row_id = any(${ids}::bigint[])
          and rule is not null and state = 'waiting' and attempts = 0`),
    );
  }
}

/** Queues follow-ups in the write's transaction, so that rolled back, previewed or refused writes have none. */
export function outboxRules(registry: Registry, hooks: readonly CommitHook[] = []): readonly RowRule[] {
  const following = new Map(registry.schemas.filter(({ after }) => after.length > 0).map((one) => [one.name, one]));
  const hasSettings = registry.schemas.some(({ name }) => name === SETTINGS);
  const followUpsOf = async (
    client: pg.ClientBase,
    schema: string,
    row: WrittenRow,
    author: ChangeSetHead['author'],
  ): Promise<readonly NewEntry[]> => {
    const declared = following.get(row.resource);
    const code = hooks.filter(({ resource }) => resource === row.resource).map(({ name }) => codeEntry(name, row));
    if (!declared) return code;
    const below = await receiversBelow(client, schema, declared, row);
    return [...entriesOf(declared, row, { below, author: accountOf(author) }), ...code];
  };
  const resources = [...new Set([...following.keys(), ...hooks.map(({ resource }) => resource)])];
  if (resources.length === 0) return [];
  return [
    {
      resources,
      async refuses(client, schema, rows, author) {
        const planned = rows.filter(({ resource, before }) => {
          const declared = following.get(resource);
          return before !== undefined && declared !== undefined && plansAhead(declared);
        });
        if (planned.length > 0) await giveUpPlans(client, schema, planned);
        if (author.id === SEEDING) return new Map();
        const entries: NewEntry[] = [];
        for (const row of rows) entries.push(...(await followUpsOf(client, schema, row, author)));
        const kept = entries.length > 0 ? await deliverable(client, schema, entries, hasSettings) : [];
        // Notifications are stored directly, unless they are planned for a day.
        const isTold = ({ kind, planned }: NewEntry) => kind === 'notification' && !planned;
        for (const { rowId, resource, payload } of kept.filter(isTold))
          await notify(client, schema, { resource, rowId, payload: payload as NotificationPayload });
        const delivered = kept.filter((entry) => !isTold(entry));
        if (delivered.length > 0) await insert(client, schema, delivered, author.name);
        return new Map();
      },
    },
  ];
}
