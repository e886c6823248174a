/** What may wait for a person: each leads to where it is decided. */
export const WAITING = ['plans', 'months', 'records', 'fastt', 'incidents', 'contracts'] as const;
export type WaitingKind = (typeof WAITING)[number];

/** The answer to a request of one's own. */
export interface RequestAnswer {
  /** What was asked to change: one's plan, or one's record. */
  readonly kind: 'plan' | 'record';
  readonly id: number;
  readonly etat: 'Acceptee' | 'Refusee';
  /** When it was answered: an instant in ISO 8601. */
  readonly date: string;
  readonly reponse: string | null;
}

/** What a declaration has people told of a record. */
export interface InboxNotification {
  readonly id: number;
  /** In the reader's language. */
  readonly text: string;
  /** ISO 8601. */
  readonly date: string;
  /** The page of the record; null where it has none. */
  readonly path: string | null;
}

/** What `GET /MyInbox` answers (extension `inbox`). */
export interface Inbox {
  /** How much of each kind waits; what is not the person's to decide is left out. */
  readonly waiting: Readonly<Partial<Record<WaitingKind, number>>>;
  /** The latest answers first. */
  readonly answers: readonly RequestAnswer[];
  /** The latest first; an API of before has none. */
  readonly notifications?: readonly InboxNotification[];
}

/** The preference that holds when a person read the answers and notifications last. */
export const INBOX_READ = 'reponsesLuesLe';

/** Whether something came after a person read their bell last. */
export const isUnread = ({ date }: { readonly date: string }, readAt: string | undefined): boolean =>
  readAt === undefined || Date.parse(date) > Date.parse(readAt);
