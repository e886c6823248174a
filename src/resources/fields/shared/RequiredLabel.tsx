import type { ReactNode } from 'react';

interface RequiredLabelProps {
  readonly required: boolean;
  readonly children: ReactNode;
}

/** A label with its mark. Assistive technology reads `aria-required` of the input instead, so that names stay plain. */
export const RequiredLabel = ({ required, children }: RequiredLabelProps) =>
  required ? (
    <>
      {children}
      <span aria-hidden="true"> *</span>
    </>
  ) : (
    <>{children}</>
  );
