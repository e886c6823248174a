import type { Refusal } from '../../resources/refusal';
import { MessagePage } from './MessagePage';
import type { PublicWords } from './publicWords';

export interface NotAuthorizedPageProps {
  readonly words: PublicWords;
  /** What is known of what was refused. */
  readonly refusal: Refusal | undefined;
  readonly onSignOut: () => void;
  /** Leads those who may know to the reason. */
  readonly onWhy: (() => void) | undefined;
}

/** Where a person goes whose rights do not suffice (sections 4 and 8 of the specification). */
export const NotAuthorizedPage = ({ words, refusal = {}, onSignOut, onWhy }: NotAuthorizedPageProps) => {
  const say = words.notAuthorized;
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
          {onWhy && (
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
      <p>{say.detail}</p>
      {lines.map(
        ([label, text]) =>
          text && (
            <p key={label} className="public-reason">
              <span className="public-quiet">{label}</span> {text}
            </p>
          ),
      )}
      <p className="public-quiet">{say.advice}</p>
    </MessagePage>
  );
};
