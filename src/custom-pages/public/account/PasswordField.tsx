import { useId, useState } from 'react';
import { passwordIssues } from '../../../resources/password';
import { fill, type PublicWords } from '../publicWords';

export interface PasswordFieldProps {
  readonly words: PublicWords;
  readonly value: string;
  readonly onChange: (password: string) => void;
  /** Why the password was refused when it was sent. */
  readonly refusals: readonly string[];
}

/** Every part of the rule, in the order in which the page names them; an empty password breaks these two. */
const RULE = passwordIssues('');

/** A new password, with the rule beside it: what is met shows while one types. */
export function PasswordField({ words, value, onChange, refusals }: PasswordFieldProps) {
  const say = words.account;
  const id = useId();
  const [isShown, setShown] = useState(false);
  const broken = passwordIssues(value);
  const shown = [...RULE, ...broken.filter(({ code }) => !RULE.some((part) => part.code === code))];
  return (
    <div className="public-field">
      <label htmlFor={id}>{say.password}</label>
      <span className="public-box">
        <input
          id={id}
          type={isShown ? 'text' : 'password'}
          autoComplete="new-password"
          required
          value={value}
          aria-describedby={`${id}-rule`}
          aria-invalid={refusals.length > 0}
          onChange={({ target }) => onChange(target.value)}
        />
        <button
          type="button"
          aria-label={isShown ? say.hidePassword : say.showPassword}
          onClick={() => setShown(!isShown)}
        >
          {isShown ? say.hide : say.show}
        </button>
      </span>
      <ul id={`${id}-rule`} className="public-rule">
        {shown.map(({ code, args = {} }) => {
          const isMet = !broken.some((issue) => issue.code === code);
          return (
            <li key={code} data-met={isMet}>
              {fill(words.password[code as keyof typeof words.password], args)}
              <span className="public-hidden">{isMet ? ` ${say.met}` : ''}</span>
            </li>
          );
        })}
      </ul>
      {refusals.map((refusal) => (
        <p key={refusal} className="public-alert" role="alert">
          {refusal}
        </p>
      ))}
    </div>
  );
}
