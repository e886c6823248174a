import HomePage from './custom-pages/home/HomePage';
import { WaitingListsProvider, type WaitingLists } from './custom-pages/home/waiting/WaitingListsContext';
import { withLateWords } from './i18n/lateWords';
import { lazyScreen } from './resources/views/lazyScreen';
import type { ScreenProps } from './screens';

/** What waits for the reader, as the page of each kind shows it; loads once something does. */
const waitingLists: WaitingLists = {
  plans: lazyScreen(() => withLateWords(import('./planning/requests/WaitingPlans'))),
  months: lazyScreen(() => withLateWords(import('./planning/months/WaitingMonths'))),
  records: lazyScreen(() => withLateWords(import('./custom-pages/people/requests/WaitingChangeRequests'))),
  fastt: lazyScreen(() => withLateWords(import('./custom-pages/home/waiting/WaitingPartners'))),
};

/** The home page, with the lists of other parts of the product. */
export default function HomeScreen({ tenantName }: ScreenProps) {
  return (
    <WaitingListsProvider value={waitingLists}>
      <HomePage tenantName={tenantName} />
    </WaitingListsProvider>
  );
}
