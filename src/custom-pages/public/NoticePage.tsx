import { MessagePage } from './MessagePage';

export interface NoticePageProps {
  readonly say: { readonly title: string; readonly detail: string };
  readonly home: string;
}

/** A page that explains why there is no content, with a link home. */
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
