import type { ReactNode } from 'react';

interface RequiredLabelProps {
  readonly required: boolean;
  readonly children: ReactNode;
}

/** Label with an asterisk, hidden from screen readers, which use `aria-required` instead. */
export const RequiredLabel = ({ required, children }: RequiredLabelProps) =>
  required ? (
    <>
      {children}
      <span className="required-mark" aria-hidden="true">
        {' *'}
      </span>
    </>
  ) : (
    <>{children}</>
  );
