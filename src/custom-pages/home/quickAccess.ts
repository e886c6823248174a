import { heldOf, isMenuVisible, type Grants } from '../../resources/access/access';
import { menuGroups, type MenuGroup } from '../../resources/schemas/menuGroups';
import { screenRuleOf } from '../../resources/routes/routeRules';
import type { ResourceSchema } from '../../resources/language/resourceSchema';
import { inLanguage, type Language } from '../../resources/language/words';

export interface QuickAccessGroup {
  readonly group: MenuGroup;
  readonly schemas: readonly ResourceSchema[];
}

/** Lists of the menu that a person may read, by group in order, each sorted by name. */
export function quickAccess(
  schemas: readonly ResourceSchema[],
  held: Grants,
  language: Language,
): readonly QuickAccessGroup[] {
  const name = (schema: ResourceSchema) => inLanguage(schema.label.many, language);
  const open = schemas
    .filter((schema) => schema.menu && isMenuVisible(screenRuleOf(schema, 'list'), heldOf(schema, 'list', held)))
    .sort((a, b) => name(a).localeCompare(name(b), language));
  return (Object.keys(menuGroups) as MenuGroup[])
    .map((group) => ({ group, schemas: open.filter((schema) => schema.menu?.group === group) }))
    .filter(({ schemas: found }) => found.length > 0);
}
