import type { ReactNode } from 'react';

export interface CountBadgeProps {
  readonly count: number;
  readonly color: 'primary' | 'error';
  /** The icon that it counts for. */
  readonly children: ReactNode;
}

const MOST = 99;

/** How much there is behind an icon of the bar; small, so that the icon is still seen. */
export const CountBadge = ({ count, color, children }: CountBadgeProps) => (
  <span className="counted">
    {children}
    {count > 0 && (
      <span className="count" data-tone={color}>
        {count > MOST ? `${MOST}+` : count}
      </span>
    )}
  </span>
);
