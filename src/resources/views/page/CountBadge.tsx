import type { ReactNode } from 'react';

export interface CountBadgeProps {
  readonly count: number;
  readonly children: ReactNode;
}

const MOST = 99;

/** A count on an app bar icon; small enough to leave the icon visible. */
export const CountBadge = ({ count, children }: CountBadgeProps) => (
  <span className="counted">
    {children}
    {count > 0 && <span className="count">{count > MOST ? `${MOST}+` : count}</span>}
  </span>
);
