import { useQuery } from '@tanstack/react-query';
import { INBOX_READ, unreadAnswers, type Inbox, type RequestAnswer } from '../../portal/inbox';
import { usePreferencesQuery } from '../../resources/views/access/usePreferences';
import { useExtension } from '../../resources/views/ExtensionsContext';
import { useCall } from '../../resources/views/useCall';

/** How long it is believed, in milliseconds; it is asked for again while the portal is open. */
const FRESH = 2 * 60_000;

const EMPTY: Inbox = { waiting: {}, answers: [] };

export interface ReaderInbox extends Inbox {
  /** False where this API tells nothing of it. */
  readonly isOffered: boolean;
  /** It is being read for the first time. */
  readonly isLoading: boolean;
  readonly error: Error | null;
  readonly refetch: () => Promise<unknown>;
  readonly unread: readonly RequestAnswer[];
  /** How much waits, with the answers that were not read. */
  readonly count: number;
}

/** What waits for the reader, on every page. */
export function useInbox(): ReaderInbox {
  const call = useCall();
  const isOffered = useExtension('inbox');
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
  const { waiting, answers } = data ?? EMPTY;
  const readAt = preferences?.find(({ nom }) => nom === INBOX_READ)?.valeur ?? undefined;
  // Until it is known what was read, nothing is called new.
  const unread = preferences ? unreadAnswers(answers, readAt) : [];
  const count = Object.values(waiting).reduce((sum, one) => sum + one, 0) + unread.length;
  return { isOffered, isLoading, error, refetch, waiting, answers, unread, count };
}
