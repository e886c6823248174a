import { useId, useState } from 'react';
import type { PublicWords } from '../publicWords';
import type { AccountView } from './accountView';
import { Finished } from './Finished';
import { RefusalAlert } from './RefusalAlert';
import { useSending } from './useSending';

export interface ForgotPasswordPageProps {
  readonly words: PublicWords;
  readonly view: Extract<AccountView, { page: 'forgotPassword' }>;
}

/** Requests a link to choose a password; the answer does not reveal whether the address is known. */
export function ForgotPasswordPage({ words, view }: ForgotPasswordPageProps) {
  const id = useId();
  const [email, setEmail] = useState('');
  const { outcome, isSending, send } = useSending();
  const say = words.forgotPassword;
  if (outcome?.done)
    return <Finished words={words} title={say.done} detail={say.doneDetail} onSignIn={view.onSignIn} />;
  const refusals = outcome?.errors['email'] ?? [];
  return (
    <section className="public-message">
      <h1>{say.title}</h1>
      <p>{say.detail}</p>
      <form
        className="public-form"
        onSubmit={(event) => {
          event.preventDefault();
          void send(() => view.onAsk(email));
        }}
      >
        <div className="public-field">
          <label htmlFor={id}>{words.account.email}</label>
          <span className="public-box">
            <input
              id={id}
              type="email"
              autoComplete="username"
              required
              maxLength={254}
              value={email}
              aria-invalid={refusals.length > 0}
              onChange={({ target }) => setEmail(target.value)}
            />
          </span>
          {refusals.map((refusal) => (
            <p key={refusal} className="public-alert" role="alert">
              {refusal}
            </p>
          ))}
        </div>
        <RefusalAlert
          words={words}
          outcome={outcome?.isUnknown ? { ...outcome, detail: words.account.askAdministrator } : outcome}
        />
        <p className="public-actions">
          <button type="submit" className="public-main" disabled={isSending}>
            {say.submit}
          </button>
          <button type="button" className="public-other" onClick={view.onSignIn}>
            {words.signIn}
          </button>
        </p>
      </form>
    </section>
  );
}
