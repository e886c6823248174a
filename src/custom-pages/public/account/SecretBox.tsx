import { useId, type ReactNode } from 'react';
import type { PublicWords } from '../publicWords';

export interface SecretBoxProps {
  readonly words: PublicWords;
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly refusals: readonly string[];
  readonly isShown: boolean;
  /** Toggles visibility; absent: no button. */
  readonly onShow?: (isShown: boolean) => void;
  /** Parts of the rule, as list items. */
  readonly children?: ReactNode;
}

/** An input for a secret with a visibility toggle, its rule, and errors. */
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
