import { MessagePage } from './MessagePage';
import type { PublicWords } from './publicWords';

/** `/error-404`: no page has the address that was asked for. */
export const NotFoundPage = ({ words }: { readonly words: PublicWords }) => (
  <MessagePage
    title={words.notFound.title}
    actions={
      <a className="public-main" href="/home">
        {words.home}
      </a>
    }
  >
    <p>{words.notFound.detail}</p>
  </MessagePage>
);
