import { DAY } from '../../src/resources/common/durations';
import { placeholdersIn } from '../../src/resources/common/placeholders';
import type {
  FollowUp,
  FollowUpMail,
  FollowUpNotification,
  ReceiversBelow,
  WebhookCall,
} from '../../src/resources/language/followUp';
import type { ResourceSchema } from '../../src/resources/language/resourceSchema';
import { actionOf, changedIn, follows, type FollowedAction } from '../../src/resources/records/follows';
import type { WrittenRow } from '../database/changes/changeTypes';

const DATE = 'yyyy-mm-dd';
const MORNING = 'T06:00:00Z';

type Values = Readonly<Record<string, unknown>>;

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

/** A line in the bell of people: who they are, and its words with the values that they name. */
export interface NotificationPayload {
  readonly to: readonly number[] | { readonly rights: readonly string[] };
  readonly text: FollowUpNotification['text'];
  readonly values: Values;
  /** The account that wrote, which is not told. */
  readonly author?: number | undefined;
}

/** The record that code runs for. */
export interface CodePayload {
  readonly before?: Values | undefined;
  readonly after?: Values | undefined;
}

/** What follows a write, before it is stored. */
export interface NewEntry {
  readonly kind: 'webhook' | 'mail' | 'notification' | 'code';
  readonly name: string;
  readonly resource: string;
  readonly rowId: number;
  readonly action: FollowedAction;
  readonly payload: WebhookPayload | MailPayload | NotificationPayload | CodePayload;
  /** Of what is planned for a day: which follow-up of the resource it is, and when it is due. */
  readonly planned?: { readonly rule: number; readonly at: string };
}

const only = (values: Values, fields: readonly string[]): Values =>
  Object.fromEntries(fields.map((name) => [name, values[name] ?? null]));

const webhookPayload = ({ fields }: WebhookCall, values: Values, row: WrittenRow): WebhookPayload => ({
  values: only(values, fields),
  changed: changedIn(row, fields),
});

const receivers = (value: unknown): readonly (number | string)[] =>
  [value]
    .flat()
    .filter((one): one is number | string => typeof one === 'number' || (typeof one === 'string' && one !== ''));

/** What the records below hold of a field, by collection and field: it is asked for before. */
export type BelowValues = (receivers: ReceiversBelow) => readonly unknown[];

function mailPayloads({ to, subject, text }: FollowUpMail, values: Values, below: BelowValues): readonly MailPayload[] {
  const named = [...new Set([...subject, ...text].flatMap(placeholdersIn))];
  const given = typeof to === 'string' ? values[to] : below(to);
  return [...new Set(receivers(given))].map((receiver) => ({
    to: receiver,
    subject,
    text,
    values: only(values, named),
  }));
}

function notificationPayload(
  { to, text }: FollowUpNotification,
  values: Values,
  author: number | undefined,
): NotificationPayload | undefined {
  const people = typeof to === 'string' ? receivers(values[to]).filter((one) => typeof one === 'number') : to;
  if (Array.isArray(people) && people.length === 0) return undefined;
  return { to: people, text, values: only(values, [...new Set(text.flatMap(placeholdersIn))]), author };
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

/** What follows the writing of a record. @param author the account that wrote it */
export function entriesOf(
  schema: ResourceSchema,
  row: WrittenRow,
  {
    below,
    author,
    now = new Date(),
  }: { readonly below: BelowValues; readonly author?: number | undefined; readonly now?: Date },
): readonly NewEntry[] {
  const values = row.after ?? row.before ?? {};
  const written = { resource: schema.name, rowId: row.id, action: actionOf(row) };
  return schema.after.flatMap((one, rule): readonly NewEntry[] => {
    const { webhook, mail, notification } = one;
    const due = follows(one, schema, row) ? dueOf(one, values, now) : null;
    if (due === null) return [];
    const of = { ...written, ...(due !== undefined && { planned: { rule, at: due } }) };
    const told = notification && notificationPayload(notification, values, author);
    return [
      ...(webhook
        ? [{ ...of, kind: 'webhook' as const, name: webhook.name, payload: webhookPayload(webhook, values, row) }]
        : []),
      ...(mail ? mailPayloads(mail, values, below) : []).map((payload) => ({
        ...of,
        kind: 'mail' as const,
        name: schema.name,
        payload,
      })),
      ...(told ? [{ ...of, kind: 'notification' as const, name: schema.name, payload: told }] : []),
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
