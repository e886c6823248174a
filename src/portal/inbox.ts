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

/** What `GET /MyInbox` answers (extension `inbox`). */
export interface Inbox {
  /** How much of each kind waits; what is not the person's to decide is left out. */
  readonly waiting: Readonly<Partial<Record<WaitingKind, number>>>;
  /** The latest answers first. */
  readonly answers: readonly RequestAnswer[];
}

/** The preference that holds when a person read the answers last. */
export const INBOX_READ = 'reponsesLuesLe';

/** How many of the answers came after they were read last. */
export const unreadAnswers = (
  answers: readonly RequestAnswer[],
  readAt: string | undefined,
): readonly RequestAnswer[] =>
  answers.filter(({ date }) => readAt === undefined || Date.parse(date) > Date.parse(readAt));
