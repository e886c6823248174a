import type { AccountView } from './account/accountView';
import type { FailureReason } from './publicWords';

/** The person whose view is shown, and a callback to end it. */
export interface ViewedHere {
  readonly name: string;
  readonly onLeave: () => void;
}

export type PublicView =
  | AccountView
  | { readonly page: 'waiting' }
  | { readonly page: 'presentation'; readonly tenantName: string; readonly onSignIn: () => void }
  | { readonly page: 'notFound' | 'notAuthorized' | 'comingSoon' | 'underMaintenance' | 'unexpected' }
  | { readonly page: 'unknownHost'; readonly host: string }
  | { readonly page: 'failure'; readonly reason: FailureReason; readonly onRetry: () => void };
