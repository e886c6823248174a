import { useDeferredValue, type ReactNode } from 'react';

interface AfterContentProps {
  /** What stands in their place until then. */
  readonly fallback?: ReactNode;
  readonly children: ReactNode;
}

/**
 * Draws its children once the rest of the page is on the screen: what the reader came for is drawn first, and the tools
 * around it right after. Their place has to be as large without them.
 */
export const AfterContent = ({ fallback = null, children }: AfterContentProps) =>
  useDeferredValue(true, false) ? children : fallback;
