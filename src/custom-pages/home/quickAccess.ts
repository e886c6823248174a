import { isMenuVisible, ruleOf, type Held } from '../../resources/access';
import { menuGroups, type MenuGroup } from '../../resources/menuGroups';
import type { ResourceSchema } from '../../resources/types';

export interface QuickAccessGroup {
  readonly group: MenuGroup;
  readonly schemas: readonly ResourceSchema[];
}

/** The lists of the menu that a person may read, by group and in the groups' order. */
export function quickAccess(schemas: readonly ResourceSchema[], held: Held): readonly QuickAccessGroup[] {
  const open = schemas.filter((schema) => schema.menu && isMenuVisible(ruleOf(schema, 'list'), held));
  return (Object.keys(menuGroups) as MenuGroup[])
    .map((group) => ({ group, schemas: open.filter((schema) => schema.menu?.group === group) }))
    .filter(({ schemas: found }) => found.length > 0);
}
