import { AskAccess } from './AskAccess';
import { MessagePage } from './MessagePage';
import type { PublicView } from './publicView';
import type { PublicWords } from './publicWords';

export interface NotAuthorizedPageProps {
  readonly words: PublicWords;
  readonly view: Extract<PublicView, { page: 'notAuthorized' }>;
}

/** Shown if the person's rights do not suffice (sections 4 and 8 of the specification). */
export const NotAuthorizedPage = ({ words, view }: NotAuthorizedPageProps) => {
  const { refusal = {}, onSignOut, onAsk, onWhy } = view;
  const say = words.notAuthorized;
  const isShut = refusal.isShut === true;
  const lines = [
    [say.asked, refusal.title],
    [say.needed, refusal.needed?.join(` ${say.or} `)],
    [say.reason, refusal.detail],
  ] as const;
  return (
    <MessagePage
      title={say.title}
      actions={
        <>
          <a className="public-main" href="/home">
            {words.home}
          </a>
          {onWhy && !isShut && (
            <button type="button" className="public-other" onClick={onWhy}>
              {say.why}
            </button>
          )}
          <button type="button" className="public-other" onClick={onSignOut}>
            {words.signOut}
          </button>
        </>
      }
    >
      <p>{isShut ? say.shut : say.detail}</p>
      {lines.map(
        ([label, text]) =>
          text && (
            <p key={label} className="public-reason">
              <span className="public-quiet">{label}</span> {text}
            </p>
          ),
      )}
      {!isShut && (onAsk ? <AskAccess say={say} onAsk={onAsk} /> : <p className="public-quiet">{say.advice}</p>)}
    </MessagePage>
  );
};
