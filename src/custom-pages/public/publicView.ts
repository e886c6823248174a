import type { Refusal } from '../../resources/refusal';
import type { AccountView } from './account/accountView';
import type { FailureReason } from './publicWords';

/** What the light shell shows, with what each page needs for its buttons. */
export type PublicView =
  | AccountView
  | { readonly page: 'waiting' }
  | { readonly page: 'presentation'; readonly tenantName: string; readonly onSignIn: () => void }
  | { readonly page: 'notFound' | 'comingSoon' | 'underMaintenance' | 'unexpected' }
  | { readonly page: 'notAuthorized'; readonly refusal: Refusal | undefined; readonly onSignOut: () => void }
  | { readonly page: 'unknownHost'; readonly host: string }
  | { readonly page: 'failure'; readonly reason: FailureReason; readonly onRetry: () => void };
