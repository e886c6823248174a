import { commentCalls } from './comments/commentCalls';
import { explorerCalls } from './explorer/explorerCalls';
import type { ApiCall } from './http/calls/apiCall';
import { historyCalls } from './http/history/historyCalls';
import { liveCalls } from './live/liveCalls';
import { nameCalls } from './names/nameCalls';
import { outboxCalls } from './outbox/outboxCalls';
import { pageCalls } from './pages/pageCalls';
import { usageCalls } from './quotas/usageCalls';
import { globalSearchCalls } from './search/globalSearchCalls';

/** Calls that exist for all declarations, besides the generated ones. */
export const generalCalls: readonly ApiCall[] = [
  ...historyCalls,
  ...commentCalls,
  ...usageCalls,
  ...globalSearchCalls,
  ...nameCalls,
  ...liveCalls,
  ...outboxCalls,
  ...explorerCalls,
  ...pageCalls,
];
