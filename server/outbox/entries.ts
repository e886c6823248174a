import { DAY } from '../../src/resources/common/durations';
import { isSame } from '../../src/resources/common/isSame';
import { placeholdersIn } from '../../src/resources/common/placeholders';
import type { FollowUp, FollowUpMail, WebhookCall } from '../../src/resources/language/followUp';
import type { ResourceSchema } from '../../src/resources/language/resourceSchema';
import { holds } from '../../src/resources/records/holds';
import type { WrittenRow } from '../database/changes/changeTypes';

const DATE = 'yyyy-mm-dd';
const MORNING = 'T06:00:00Z';

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

/** The record that code runs for. */
export interface CodePayload {
  readonly before?: Values | undefined;
  readonly after?: Values | undefined;
}

/** What follows a write, before it is stored. */
export interface NewEntry {
  readonly kind: 'webhook' | 'mail' | 'code';
  readonly name: string;
  readonly resource: string;
  readonly rowId: number;
  readonly action: Action;
  readonly payload: WebhookPayload | MailPayload | CodePayload;
  /** Of what is planned for a day: which follow-up of the resource it is, and when it is due. */
  readonly planned?: { readonly rule: number; readonly at: string };
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

/** Whether writes of a resource plan something for a day. */
export const plansAhead = ({ after }: ResourceSchema): boolean => after.some(({ at }) => at !== undefined);

/** When a follow-up is due; undefined: with the write, and null: never, since its day is unknown or has passed. */
function dueOf({ at }: FollowUp, values: Values, now: Date): string | null | undefined {
  if (!at) return undefined;
  const value = values[at.field];
  if (typeof value !== 'string') return null;
  // A date without a time is its morning.
  const day = new Date(value.length === DATE.length ? `${value}${MORNING}` : value);
  const due = new Date(day.getTime() + (at.days ?? 0) * DAY);
  return due > now ? due.toISOString() : null;
}

/** What follows the writing of a record. */
export function entriesOf(schema: ResourceSchema, row: WrittenRow, now = new Date()): readonly NewEntry[] {
  const values = row.after ?? row.before ?? {};
  const written = { resource: schema.name, rowId: row.id, action: actionOf(row) };
  return schema.after.flatMap((one, rule): readonly NewEntry[] => {
    const { webhook, mail } = one;
    const due = follows(one, schema, row) ? dueOf(one, values, now) : null;
    if (due === null) return [];
    const of = { ...written, ...(due !== undefined && { planned: { rule, at: due } }) };
    return [
      ...(webhook
        ? [{ ...of, kind: 'webhook' as const, name: webhook.name, payload: webhookPayload(webhook, values, row) }]
        : []),
      ...(mail ? mailPayloads(mail, values) : []).map((payload) => ({
        ...of,
        kind: 'mail' as const,
        name: schema.name,
        payload,
      })),
    ];
  });
}

/** That code runs for a record once its write is committed. */
export const codeEntry = (name: string, row: WrittenRow): NewEntry => ({
  kind: 'code',
  name,
  resource: row.resource,
  rowId: row.id,
  action: actionOf(row),
  payload: { before: row.before, after: row.after },
});
