import { useDeferredValue, type ReactNode } from 'react';

interface AfterContentProps {
  readonly fallback?: ReactNode;
  readonly children: ReactNode;
}

/** Renders its children after the page's main content. The placeholder must have the same size. */
export const AfterContent = ({ fallback = null, children }: AfterContentProps) =>
  useDeferredValue(true, false) ? children : fallback;
