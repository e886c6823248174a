import { useState } from 'react';
import { passwordIssues } from '../../../resources/password';
import type { PublicWords } from '../publicWords';
import type { AccountView } from './accountView';
import { Finished } from './Finished';
import { LinkOver } from './LinkOver';
import { PasswordField } from './PasswordField';
import { Refusal } from './Refusal';
import { useSending } from './useSending';

export interface NewPasswordPageProps {
  readonly words: PublicWords;
  readonly view: Extract<AccountView, { page: 'confirmAccount' | 'resetPassword' }>;
}

/** Chooses a password: the first one, which activates the account, or a new one. */
export function NewPasswordPage({ words, view }: NewPasswordPageProps) {
  const [password, setPassword] = useState('');
  const [isTried, setTried] = useState(false);
  const { outcome, isSending, send } = useSending();
  const say = words[view.page];
  const isWeak = passwordIssues(password).length > 0;
  if (outcome?.done)
    return <Finished words={words} title={say.done} detail={say.doneDetail} onSignIn={view.onSignIn} />;
  if (outcome?.isUnknown) return <LinkOver words={words} />;
  return (
    <section className="public-message">
      <h1>{say.title}</h1>
      <p>{say.detail}</p>
      <form
        className="public-form"
        onSubmit={(event) => {
          event.preventDefault();
          setTried(true);
          if (!isWeak) void send(() => view.onPassword(password));
        }}
      >
        <PasswordField
          words={words}
          value={password}
          onChange={setPassword}
          refusals={isTried && isWeak ? [words.account.tooWeak] : (outcome?.errors['password'] ?? [])}
        />
        <Refusal words={words} outcome={outcome} />
        <button type="submit" className="public-main" disabled={isSending}>
          {say.submit}
        </button>
      </form>
    </section>
  );
}
