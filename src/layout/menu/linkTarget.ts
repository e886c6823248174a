import { Link } from 'react-router';
import type { MenuLink } from './menuTree';

/** Link props of an entry: a route of the portal, or another application in a new tab. */
export const linkTarget = ({ path, isElsewhere }: MenuLink) => ({
  component: Link,
  to: path,
  ...(isElsewhere && ({ target: '_blank', rel: 'noopener noreferrer' } as const)),
});
