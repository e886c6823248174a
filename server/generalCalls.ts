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

/** The calls about records of any declaration: history, comments, quotas, search, names, live changes, deliveries, what stands behind declarations, figures of declared pages. */
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
