import { isSame } from '../../src/resources/common/isSame';
import { placeholdersIn } from '../../src/resources/common/placeholders';
import type { FollowUp, FollowUpMail, WebhookCall } from '../../src/resources/language/followUp';
import type { ResourceSchema } from '../../src/resources/language/resourceSchema';
import { holds } from '../../src/resources/records/holds';
import type { WrittenRow } from '../database/changes/changeTypes';

type Values = Readonly<Record<string, unknown>>;
type Action = FollowUp['on'][number];

/** What is sent of a record to an address outside. */
export interface WebhookPayload {
  readonly values: Values;
  /** Of an update: those of them that it changed. */
  readonly changed: readonly string[];
}

/** A mail that is written when it is sent, in the language that its reader has then. */
export interface MailPayload {
  /** The user, or the address, that it goes to. */
  readonly to: number | string;
  readonly subject: FollowUpMail['subject'];
  readonly text: FollowUpMail['text'];
  /** The values that its words name. */
  readonly values: Values;
}

/** What follows a write, before it is stored. */
export interface NewEntry {
  readonly kind: 'webhook' | 'mail';
  readonly name: string;
  readonly resource: string;
  readonly rowId: number;
  readonly action: Action;
  readonly payload: WebhookPayload | MailPayload;
}

const actionOf = ({ before, after }: WrittenRow): Action => {
  if (!before) return 'create';
  return after ? 'update' : 'delete';
};

const only = (values: Values, fields: readonly string[]): Values =>
  Object.fromEntries(fields.map((name) => [name, values[name] ?? null]));

const changedIn = ({ before, after }: WrittenRow, fields: readonly string[]): readonly string[] =>
  before && after ? fields.filter((name) => !isSame(before[name] ?? null, after[name] ?? null)) : [];

function follows({ on, changed, when }: FollowUp, schema: ResourceSchema, row: WrittenRow): boolean {
  const action = actionOf(row);
  if (!on.includes(action)) return false;
  if (action === 'update' && changed && changedIn(row, changed).length === 0) return false;
  return !when || holds(when, { ...row.before, ...row.after, id: row.id }, schema);
}

const webhookPayload = ({ fields }: WebhookCall, values: Values, row: WrittenRow): WebhookPayload => ({
  values: only(values, fields),
  changed: changedIn(row, fields),
});

const receivers = (value: unknown): readonly (number | string)[] =>
  [value]
    .flat()
    .filter((one): one is number | string => typeof one === 'number' || (typeof one === 'string' && one !== ''));

function mailPayloads({ to, subject, text }: FollowUpMail, values: Values): readonly MailPayload[] {
  const named = [...new Set([...subject, ...text].flatMap(placeholdersIn))];
  return receivers(values[to]).map((receiver) => ({ to: receiver, subject, text, values: only(values, named) }));
}

/** What follows the writing of a record. */
export function entriesOf(schema: ResourceSchema, row: WrittenRow): readonly NewEntry[] {
  const values = row.after ?? row.before ?? {};
  const of = { resource: schema.name, rowId: row.id, action: actionOf(row) };
  return schema.after
    .filter((one) => follows(one, schema, row))
    .flatMap(({ webhook, mail }) => [
      ...(webhook
        ? [{ ...of, kind: 'webhook' as const, name: webhook.name, payload: webhookPayload(webhook, values, row) }]
        : []),
      ...(mail ? mailPayloads(mail, values) : []).map((payload) => ({
        ...of,
        kind: 'mail' as const,
        name: schema.name,
        payload,
      })),
    ]);
}
