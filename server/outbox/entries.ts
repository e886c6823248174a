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

export interface WebhookPayload {
  readonly values: Values;
  /** For an update: the fields of `values` that changed. */
  readonly changed: readonly string[];
}

/** Rendered only when sent, in the language that the reader uses then. */
export interface MailPayload {
  /** A user id or a mail address. */
  readonly to: number | string;
  readonly subject: FollowUpMail['subject'];
  readonly text: FollowUpMail['text'];
  /** Values for the placeholders of the texts. */
  readonly values: Values;
}

/** An in-app notification: its receivers, and a text with placeholder values. */
export interface NotificationPayload {
  readonly to: readonly number[] | { readonly rights: readonly string[] };
  readonly text: FollowUpNotification['text'];
  readonly values: Values;
  /** The account that wrote, which is not notified. */
  readonly author?: number | undefined;
}

export interface CodePayload {
  readonly before?: Values | undefined;
  readonly after?: Values | undefined;
}

export interface NewEntry {
  readonly kind: 'webhook' | 'mail' | 'notification' | 'code';
  readonly name: string;
  readonly resource: string;
  readonly rowId: number;
  readonly action: FollowedAction;
  readonly payload: WebhookPayload | MailPayload | NotificationPayload | CodePayload;
  /** For an entry planned for a day: the index of the follow-up in the declaration, and when it is due. */
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

/** Values of a field in nested records, loaded beforehand by collection and field. */
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

export const plansAhead = ({ after }: ResourceSchema): boolean => after.some(({ at }) => at !== undefined);

/** When a follow-up is due: undefined for immediately, null for never, because its date is missing or past. */
function dueOf({ at }: FollowUp, values: Values, now: Date): string | null | undefined {
  if (!at) return undefined;
  const value = values[at.field];
  if (typeof value !== 'string') return null;
  // A date without a time means that morning.
  const day = new Date(value.length === DATE.length ? `${value}${MORNING}` : value);
  const due = new Date(day.getTime() + (at.days ?? 0) * DAY);
  return due > now ? due.toISOString() : null;
}

/** The outbox entries for a written record. @param author id of the account that wrote it */
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

export const codeEntry = (name: string, row: WrittenRow): NewEntry => ({
  kind: 'code',
  name,
  resource: row.resource,
  rowId: row.id,
  action: actionOf(row),
  payload: { before: row.before, after: row.after },
});
