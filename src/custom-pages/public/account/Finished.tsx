import { MessagePage } from '../MessagePage';
import type { PublicWords } from '../publicWords';

export interface FinishedProps {
  readonly words: PublicWords;
  readonly title: string;
  readonly detail: string;
  readonly onSignIn: () => void;
}

/** Confirms success, with a link to sign in. */
export const Finished = ({ words, title, detail, onSignIn }: FinishedProps) => (
  <MessagePage
    title={title}
    actions={
      <button type="button" className="public-main" onClick={onSignIn}>
        {words.signIn}
      </button>
    }
  >
    <p role="status">{detail}</p>
  </MessagePage>
);
