import { Link } from 'react-router';
import type { MenuLink } from './menuTree';

/** What the line of a link is: a way within the portal, or to another application, which opens beside it. */
export const linkTarget = ({ path, isElsewhere }: MenuLink) => ({
  component: Link,
  to: path,
  ...(isElsewhere && ({ target: '_blank', rel: 'noopener noreferrer' } as const)),
});
