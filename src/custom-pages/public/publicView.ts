import type { RefusedAddress } from '../../resources/access/refusal';
import type { AccountView } from './account/accountView';
import type { AccessAnswer } from './requestAccess';
import type { FailureReason } from './publicWords';

/** As whom the portal is seen, where that is another person, and how to end it. */
export interface ViewedHere {
  readonly name: string;
  readonly onLeave: () => void;
}

/** What the light shell shows, with what each page needs for its buttons. */
export type PublicView =
  | AccountView
  | { readonly page: 'waiting' }
  | { readonly page: 'presentation'; readonly tenantName: string; readonly onSignIn: () => void }
  | { readonly page: 'notFound' | 'comingSoon' | 'underMaintenance' | 'unexpected' }
  | {
      readonly page: 'notAuthorized';
      readonly refusal: RefusedAddress | undefined;
      readonly onSignOut: () => void;
      /** Asks the people who give rights for the page; absent where the API does not deliver it. */
      readonly onAsk?: () => Promise<AccessAnswer>;
      /** For those who may read why. */
      readonly onWhy?: () => void;
    }
  | { readonly page: 'unknownHost'; readonly host: string }
  | { readonly page: 'failure'; readonly reason: FailureReason; readonly onRetry: () => void };
