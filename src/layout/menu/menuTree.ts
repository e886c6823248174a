import type { IconName } from '../../resources/language/iconNames';
import { heldOf, isMenuVisible, type Grants } from '../../resources/access/access';
import type { AccessRule } from '../../resources/language/accessRule';
import { menuGroups, type MenuGroup } from '../../resources/schemas/menuGroups';
import { pathOf } from '../../resources/registry/paths';
import { screenRuleOf } from '../../resources/routes/routeRules';
import { productRoutes } from '../../resources/schemas/routes/productRoutes';
import type { ProductRoute } from '../../resources/routes/productRoute';
import type { ResourceSchema } from '../../resources/language/resourceSchema';
import { inLanguage, type Language, type Words } from '../../resources/language/words';
import { asOtherList } from '../../resources/views/list/otherList';

export interface MenuLink {
  readonly path: string;
  readonly label: string;
  /** The full name, where `label` is a shorter one. */
  readonly title?: string;
  /** Other search words, not shown. */
  readonly synonyms?: string;
  readonly icon: IconName | undefined;
  readonly count?: number;
  /** Another application, which opens in a new tab. */
  readonly isElsewhere?: boolean;
}

/** Group of the sub-applications, which are not pages of the portal. */
export const APPLICATION_GROUP = 'applications';

/** Links under a heading, or without one (`group` null). */
export interface MenuSection {
  readonly group: MenuGroup | typeof APPLICATION_GROUP | null;
  readonly label: string;
  readonly links: readonly MenuLink[];
}

interface Entry {
  readonly path: string;
  readonly title: Words;
  /** A shorter name. */
  readonly label?: Words | undefined;
  readonly synonyms?: Words;
  readonly icon?: IconName | undefined;
  readonly order?: number | undefined;
  readonly group?: MenuGroup | undefined;
  readonly rule: AccessRule;
  /** Set if the entry is a resource's list. */
  readonly schema?: ResourceSchema;
}

const ofSchema = (schema: ResourceSchema): Entry => ({
  path: pathOf(schema, 'list'),
  title: schema.label.many,
  label: schema.menu?.label,
  ...(schema.menu?.synonyms && { synonyms: schema.menu.synonyms }),
  icon: schema.icon,
  order: schema.menu?.order,
  group: schema.menu?.group,
  rule: screenRuleOf(schema, 'list'),
  schema,
});

/** Entries of a resource's further lists, which are presets of its list. */
const ofOtherLists = (schema: ResourceSchema): readonly Entry[] =>
  Object.entries(schema.otherLists).flatMap(([path, other]) =>
    other.menu
      ? [
          {
            path,
            title: other.label,
            icon: other.menu.icon ?? schema.icon,
            order: other.menu.order,
            group: other.menu.group,
            rule: screenRuleOf(asOtherList(schema, path, other), 'list'),
            schema,
          },
        ]
      : [],
  );

const ofRoute = ({ path, title, rule, menu }: ProductRoute): Entry => ({ path, title, rule, ...menu });

const LAST = Number.MAX_SAFE_INTEGER;

/** Groups in order, entries by `order` and name; without those not granted (section 6 of the specification). */
export function menuTree(
  schemas: readonly ResourceSchema[],
  routes: readonly ProductRoute[],
  held: Grants,
  language: Language,
): readonly MenuSection[] {
  const declared = [...schemas.filter((schema) => schema.menu).map(ofSchema), ...schemas.flatMap(ofOtherLists)];
  const paths = new Set(declared.map(({ path }) => path));
  // If a declaration and a route have the same address, the declaration describes it better.
  const entries = [...routes.filter(({ menu, path }) => menu && !paths.has(path)).map(ofRoute), ...declared];
  const sectionOf = (group: MenuGroup | null): MenuSection => {
    const links = entries
      .filter(
        (entry) =>
          (entry.group ?? null) === group &&
          isMenuVisible(entry.rule, entry.schema ? heldOf(entry.schema, 'list', held) : held),
      )
      .map(({ path, title, label, synonyms, icon, order = LAST }) => ({
        order,
        link: {
          path,
          icon,
          label: inLanguage(label ?? title, language),
          ...(label && { title: inLanguage(title, language) }),
          ...(synonyms && { synonyms: inLanguage(synonyms, language) }),
        },
      }))
      .sort((a, b) => a.order - b.order || a.link.label.localeCompare(b.link.label, language))
      .map(({ link }) => link);
    return { group, label: group ? inLanguage(menuGroups[group], language) : '', links };
  };
  return [null, ...(Object.keys(menuGroups) as MenuGroup[])].map(sectionOf).filter(({ links }) => links.length > 0);
}

const OWN_ENTRIES = new Set(productRoutes.flatMap(({ menu, path }) => (menu ? [path] : [])));

/** The link leads to the current page, or to its list. */
export const isCurrent = (link: Pick<MenuLink, 'path'>, pathname: string): boolean =>
  pathname === link.path || (pathname.startsWith(`${link.path}/`) && !OWN_ENTRIES.has(pathname));
