import { MessagePage } from './MessagePage';

export interface NoticePageProps {
  readonly say: { readonly title: string; readonly detail: string };
  /** The words of the way back. */
  readonly home: string;
}

/** A page that says why there is nothing to see here, and leads back. */
export const NoticePage = ({ say, home }: NoticePageProps) => (
  <MessagePage
    title={say.title}
    actions={
      <a className="public-main" href="/home">
        {home}
      </a>
    }
  >
    <p>{say.detail}</p>
  </MessagePage>
);
