import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { INBOX_READ, isUnread, type Inbox } from '../../portal/inbox';
import { usePreferencesQuery } from '../../resources/views/access/usePreferences';
import { useExtensions } from '../../resources/views/ExtensionsContext';
import { useHeldRequests } from '../../resources/views/requests/useHeldRequests';
import { useCall } from '../../resources/views/useCall';

/** Milliseconds between reloads. */
const FRESH = 2 * 60_000;

type Waiting = Inbox['waiting'];

const withoutHeld = (waiting: Waiting, held: Waiting): Waiting =>
  Object.fromEntries(
    Object.entries(waiting).map(([kind, count]) => [kind, Math.max(0, count - (held[kind as keyof Waiting] ?? 0))]),
  );

const EMPTY: Required<Inbox> = { waiting: {}, oldestMonth: null, answers: [], notifications: [] };

export interface ReaderInbox extends Required<Inbox> {
  /** False until the API's extensions are known. */
  readonly isKnown: boolean;
  /** False if the API does not provide the inbox. */
  readonly isOffered: boolean;
  /** Loading for the first time. */
  readonly isLoading: boolean;
  readonly error: Error | null;
  readonly refetch: () => Promise<unknown>;
  /** Instant up to which answers and notifications are read; null if not known. */
  readonly readAt: string | null | undefined;
  /** Number of waiting and unread items. */
  readonly count: number;
}

/** The reader's inbox, available on every page. */
export function useInbox(): ReaderInbox {
  const call = useCall();
  const { isKnown, has } = useExtensions();
  const isOffered = has('inbox');
  const { data: preferences } = usePreferencesQuery();
  const { data, isLoading, error, refetch } = useQuery({
    queryKey: ['inbox'],
    queryFn: async ({ signal }) => ({ ...EMPTY, ...((await call('MyInbox', { signal })) as Partial<Inbox>) }),
    enabled: isOffered,
    staleTime: FRESH,
    refetchInterval: FRESH,
    refetchOnWindowFocus: true,
    retry: false,
  });
  const inbox = data ?? EMPTY;
  const { answers, notifications } = inbox;
  const plans = useHeldRequests('demandesModificationsPlannings').size;
  const records = useHeldRequests('demandesModifications').size;
  // Decided ones wait no more, although their answers are sent later.
  const waiting = useMemo(() => withoutHeld(inbox.waiting, { plans, records }), [inbox.waiting, plans, records]);
  // Until the preferences are loaded, mark nothing as new.
  const readAt = preferences ? (preferences.find(({ nom }) => nom === INBOX_READ)?.valeur ?? undefined) : null;
  const unread = readAt === null ? [] : [...answers, ...notifications].filter((one) => isUnread(one, readAt));
  const count = Object.values(waiting).reduce((sum, one) => sum + one, 0) + unread.length;
  return { ...inbox, waiting, isKnown, isOffered, isLoading, error, refetch, readAt, count };
}
