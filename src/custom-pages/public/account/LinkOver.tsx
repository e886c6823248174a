import { MessagePage } from '../MessagePage';
import type { PublicWords } from '../publicWords';

/** The link is invalid or expired; offers a new one. */
export const LinkOver = ({ words }: { readonly words: PublicWords }) => (
  <MessagePage
    title={words.account.linkOver}
    actions={
      <a className="public-main" href="/forgot-password">
        {words.account.newLink}
      </a>
    }
  >
    <p role="alert">{words.account.linkOverDetail}</p>
  </MessagePage>
);
