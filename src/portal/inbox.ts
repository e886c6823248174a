/** Kinds of items that wait for a person's decision; each links to the page for it. */
export const WAITING = ['plans', 'months', 'records', 'fastt', 'incidents', 'contracts'] as const;
export type WaitingKind = (typeof WAITING)[number];

export interface RequestAnswer {
  /** `plan`: a change of their plan; `record`: a change of their record. */
  readonly kind: 'plan' | 'record';
  readonly id: number;
  readonly etat: 'Acceptee' | 'Refusee';
  /** ISO 8601. */
  readonly date: string;
  readonly reponse: string | null;
  /** Start of the slot that a request was about, ISO 8601; null if not known. Older APIs do not send it. */
  readonly debut?: string | null;
}

/** A notification that a resource declares for its records. */
export interface InboxNotification {
  readonly id: number;
  readonly text: string;
  /** ISO 8601. */
  readonly date: string;
  /** Address of the record's page; null if it has no page. */
  readonly path: string | null;
}

/** The answer of `GET /MyInbox` (extension `inbox`). */
export interface Inbox {
  /** Counts per kind; kinds that the person may not decide on are left out. */
  readonly waiting: Readonly<Partial<Record<WaitingKind, number>>>;
  /** The earliest month that waits for validation, `2026-10`; null if none does. Older APIs do not send it. */
  readonly oldestMonth?: string | null;
  /** Latest first. */
  readonly answers: readonly RequestAnswer[];
  /** Latest first; older APIs do not send it. */
  readonly notifications?: readonly InboxNotification[];
}

/** Preference with the instant at which the person last read their answers and notifications. */
export const INBOX_READ = 'reponsesLuesLe';

export const isUnread = ({ date }: { readonly date: string }, readAt: string | undefined): boolean =>
  readAt === undefined || Date.parse(date) > Date.parse(readAt);
