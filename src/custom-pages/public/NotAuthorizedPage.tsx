import { MessagePage } from './MessagePage';
import type { PublicWords } from './publicWords';

export interface NotAuthorizedPageProps {
  readonly words: PublicWords;
  /** The API's own words about what it refused, where it gave some. */
  readonly reason: string | undefined;
  readonly onSignOut: () => void;
}

/** Where a person goes whose rights do not suffice (sections 4 and 8 of the specification). */
export const NotAuthorizedPage = ({ words, reason, onSignOut }: NotAuthorizedPageProps) => (
  <MessagePage
    title={words.notAuthorized.title}
    actions={
      <>
        <a className="public-main" href="/home">
          {words.home}
        </a>
        <button type="button" className="public-other" onClick={onSignOut}>
          {words.signOut}
        </button>
      </>
    }
  >
    <p>{words.notAuthorized.detail}</p>
    {reason && (
      <p className="public-reason">
        <span className="public-quiet">{words.notAuthorized.reason}</span> {reason}
      </p>
    )}
    <p className="public-quiet">{words.notAuthorized.advice}</p>
  </MessagePage>
);
