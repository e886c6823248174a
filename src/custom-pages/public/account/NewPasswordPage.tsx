import { useState } from 'react';
import type { PublicWords } from '../publicWords';
import type { AccountView } from './accountView';
import { Finished } from './Finished';
import { LinkOver } from './LinkOver';
import { newPasswordRefusals } from './newPassword';
import { PasswordField } from './PasswordField';
import { RefusalAlert } from './RefusalAlert';
import { SecretBox } from './SecretBox';
import { useSending } from './useSending';

export interface NewPasswordPageProps {
  readonly words: PublicWords;
  readonly view: Extract<AccountView, { page: 'confirmAccount' | 'resetPassword' }>;
}

/** Chooses a password: the first one, which activates the account, or a new one. */
export function NewPasswordPage({ words, view }: NewPasswordPageProps) {
  const [password, setPassword] = useState('');
  const [repeated, setRepeated] = useState('');
  const [isShown, setShown] = useState(false);
  const [isTried, setTried] = useState(false);
  const { outcome, isSending, send } = useSending();
  const say = words[view.page];
  const refusals = newPasswordRefusals(words, { password, repeated });
  const isAccepted = refusals.password.length === 0 && refusals.repeated.length === 0;
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
          if (isAccepted) void send(() => view.onPassword(password));
        }}
      >
        <PasswordField
          words={words}
          value={password}
          onChange={setPassword}
          refusals={isTried && refusals.password.length > 0 ? refusals.password : (outcome?.errors['password'] ?? [])}
          isShown={isShown}
          onShow={setShown}
        />
        <SecretBox
          words={words}
          label={words.account.confirmPassword}
          value={repeated}
          onChange={setRepeated}
          refusals={isTried ? refusals.repeated : []}
          isShown={isShown}
        />
        <RefusalAlert words={words} outcome={outcome} />
        <button type="submit" className="public-main" disabled={isSending}>
          {say.submit}
        </button>
      </form>
    </section>
  );
}
