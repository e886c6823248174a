import type { AccessRule } from '../language/accessRule';
import type { ProductRoute } from '../routes/productRoute';
import type { PageSchema } from './page';

/** The rights of which one opens a page: those that it names, and those that administer the same resources. */
export const rightsOfPage = ({ rights }: Pick<PageSchema, 'rights'>): readonly string[] => [
  ...new Set(rights.flatMap((right) => [right, `${right.split(':')[0] ?? ''}:admin`])),
];

/** Who may open a page. */
export const pageRule = (page: Pick<PageSchema, 'rights'>): AccessRule => ({ rights: rightsOfPage(page) });

type Group = NonNullable<NonNullable<ProductRoute['menu']>['group']>;

/** A page as an address of the product: with its rule, its title and its place in the menu. */
export const pageRoute = (page: PageSchema<Group>): ProductRoute => ({
  path: page.path,
  rule: pageRule(page),
  layout: 'default',
  title: page.title,
  content: page.help,
  ...(page.menu && { menu: { ...page.menu, icon: page.icon } }),
});
