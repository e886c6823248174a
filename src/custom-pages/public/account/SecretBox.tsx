import { useId, type ReactNode } from 'react';
import type { PublicWords } from '../publicWords';

export interface SecretBoxProps {
  readonly words: PublicWords;
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly refusals: readonly string[];
  readonly isShown: boolean;
  /** Shows or hides the secret; without it the box has no button. */
  readonly onShow?: (isShown: boolean) => void;
  /** The parts of its rule, as items of a list. */
  readonly children?: ReactNode;
}

/** An input of a secret, which can be shown, with its rule and what was refused. */
export function SecretBox({ words, label, value, onChange, refusals, isShown, onShow, children }: SecretBoxProps) {
  const say = words.account;
  const id = useId();
  return (
    <div className="public-field">
      <label htmlFor={id}>{label}</label>
      <span className="public-box">
        <input
          id={id}
          type={isShown ? 'text' : 'password'}
          autoComplete="new-password"
          required
          value={value}
          aria-describedby={children ? `${id}-rule` : undefined}
          aria-invalid={refusals.length > 0}
          onChange={({ target }) => onChange(target.value)}
        />
        {onShow && (
          <button
            type="button"
            aria-label={isShown ? say.hidePassword : say.showPassword}
            onClick={() => onShow(!isShown)}
          >
            {isShown ? say.hide : say.show}
          </button>
        )}
      </span>
      {children && (
        <ul id={`${id}-rule`} className="public-rule">
          {children}
        </ul>
      )}
      {refusals.map((refusal) => (
        <p key={refusal} className="public-alert" role="alert">
          {refusal}
        </p>
      ))}
    </div>
  );
}
