import { useQuery } from '@tanstack/react-query';
import { INBOX_READ, isUnread, type Inbox } from '../../portal/inbox';
import { usePreferencesQuery } from '../../resources/views/access/usePreferences';
import { useExtensions } from '../../resources/views/ExtensionsContext';
import { useCall } from '../../resources/views/useCall';

/** How long it is believed, in milliseconds; it is asked for again while the portal is open. */
const FRESH = 2 * 60_000;

const EMPTY: Required<Inbox> = { waiting: {}, answers: [], notifications: [] };

export interface ReaderInbox extends Required<Inbox> {
  /** False until it is known whether this API tells of it. */
  readonly isKnown: boolean;
  /** False where this API tells nothing of it. */
  readonly isOffered: boolean;
  /** It is being read for the first time. */
  readonly isLoading: boolean;
  readonly error: Error | null;
  readonly refetch: () => Promise<unknown>;
  /** Until when the answers and notifications were read; null where that is not known. */
  readonly readAt: string | null | undefined;
  /** How much waits, with what was not read. */
  readonly count: number;
}

/** What waits for the reader, on every page. */
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
  const { waiting, answers, notifications } = data ?? EMPTY;
  // Until it is known what was read, nothing is called new.
  const readAt = preferences ? (preferences.find(({ nom }) => nom === INBOX_READ)?.valeur ?? undefined) : null;
  const unread = readAt === null ? [] : [...answers, ...notifications].filter((one) => isUnread(one, readAt));
  const count = Object.values(waiting).reduce((sum, one) => sum + one, 0) + unread.length;
  return { isKnown, isOffered, isLoading, error, refetch, waiting, answers, notifications, readAt, count };
}
