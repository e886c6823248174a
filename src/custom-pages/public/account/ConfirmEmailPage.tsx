import type { PublicWords } from '../publicWords';
import { MessagePage } from '../MessagePage';
import type { AccountView } from './accountView';
import { Finished } from './Finished';
import { LinkOver } from './LinkOver';
import { RefusalAlert } from './RefusalAlert';
import { useSending } from './useSending';

export interface ConfirmEmailPageProps {
  readonly words: PublicWords;
  readonly view: Extract<AccountView, { page: 'confirmEmail' }>;
}

/** Confirms an e-mail address by a button: link scanners of mail programs must not use up the link. */
export function ConfirmEmailPage({ words, view }: ConfirmEmailPageProps) {
  const { outcome, isSending, send } = useSending();
  const say = words.confirmEmail;
  if (outcome?.done)
    return <Finished words={words} title={say.done} detail={say.doneDetail} onSignIn={view.onSignIn} />;
  if (outcome?.isUnknown) return <LinkOver words={words} />;
  return (
    <MessagePage
      title={say.title}
      actions={
        <button type="button" className="public-main" disabled={isSending} onClick={() => void send(view.onConfirm)}>
          {say.submit}
        </button>
      }
    >
      <p>{say.detail}</p>
      <RefusalAlert words={words} outcome={outcome} />
    </MessagePage>
  );
}
