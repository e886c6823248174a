import type { AccessRule } from '../language/accessRule';
import type { ProductRoute } from '../routes/productRoute';
import type { PageSchema } from './page';

/** Rights, one of which opens the page: the declared ones, and `admin` of the same resources. */
export const rightsOfPage = ({ rights }: Pick<PageSchema, 'rights'>): readonly string[] => [
  ...new Set(rights.flatMap((right) => [right, `${right.split(':')[0] ?? ''}:admin`])),
];

export const pageRule = (page: Pick<PageSchema, 'rights'>): AccessRule => ({ rights: rightsOfPage(page) });

type Group = NonNullable<NonNullable<ProductRoute['menu']>['group']>;

export const pageRoute = (page: PageSchema<Group>): ProductRoute => ({
  path: page.path,
  rule: pageRule(page),
  layout: 'default',
  title: page.title,
  content: page.help,
  ...(page.menu && { menu: { ...page.menu, icon: page.icon } }),
});
