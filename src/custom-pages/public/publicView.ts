import type { RefusedAddress } from '../../resources/access/refusedAddress';
import type { AccountView } from './account/accountView';
import type { AccessAnswer } from './requestAccess';
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
  | { readonly page: 'notFound' | 'comingSoon' | 'underMaintenance' | 'unexpected' }
  | {
      readonly page: 'notAuthorized';
      readonly refusal: RefusedAddress | undefined;
      readonly onSignOut: () => void;
      /** Requests access from the people who assign rights; absent if the API cannot deliver it. */
      readonly onAsk?: () => Promise<AccessAnswer>;
      /** Absent if the person may not read the explanation. */
      readonly onWhy?: () => void;
    }
  | { readonly page: 'unknownHost'; readonly host: string }
  | { readonly page: 'failure'; readonly reason: FailureReason; readonly onRetry: () => void };
