import Badge, { type BadgeProps } from '@mui/material/Badge';
import type { ReactNode } from 'react';

export interface CountBadgeProps extends Pick<BadgeProps, 'color'> {
  readonly count: number;
  /** The icon that it counts for. */
  readonly children: ReactNode;
}

/** How much there is behind an icon of the bar; small, so that the icon is still seen. */
export const CountBadge = ({ count, color, children }: CountBadgeProps) => (
  <Badge badgeContent={count} max={99} color={color} sx={SMALL}>
    {children}
  </Badge>
);

const SMALL = {
  '& .MuiBadge-badge': { height: 16, minWidth: 16, px: '4px', fontSize: 11, top: -2, right: -2 },
} as const;
