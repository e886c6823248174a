import { heldOf, isRouteAllowed, ruleOf, type Action } from '../../resources/access/access';
import { fillTemplate, type Registry } from '../../resources/registry/registry';
import { pathOf } from '../../resources/registry/paths';
import { inLanguage } from '../../resources/language/words';
import type { ResourceSchema } from '../../resources/language/resourceSchema';
import { recordPlanAddress } from '../../resources/language/recordPlan';
import { collectionsBelow } from '../../resources/views/nested/collections';
import { recordPlanOf } from '../../resources/views/show/plan/recordPlanOf';
import type { ScreenAt } from '../screenAt';
import type { Command, CommandSources } from './commands';

export interface HereSources extends Pick<CommandSources, 'held' | 'language' | 'translate'> {
  readonly registry: Registry;
  /** Undefined unless the page shows a record. */
  readonly at: ScreenAt | undefined;
  readonly personId: number | undefined;
  readonly canDo: (schema: ResourceSchema, action: Action) => boolean;
}

const planCommand = (path: string, label: string): Command => ({
  id: `plan ${path}`,
  group: 'here',
  label,
  icon: 'planning',
  effect: { kind: 'go', path },
});

/** Actions on the current record, and its nested lists. */
export function hereCommands(sources: HereSources): readonly Command[] {
  const { registry, at, held, language, translate, canDo } = sources;
  if (at?.id === undefined || at.screen !== 'show') return [];
  const { schema, id, parents } = at;
  const isAllowed = (one: ResourceSchema, action: Action) =>
    canDo(one, action) && isRouteAllowed(ruleOf(one, action), heldOf(one, action, held));
  const command = (verb: 'edit' | 'add' | 'below', one: ResourceSchema, path: string): Command => ({
    id: `${verb} ${path}`,
    group: 'here',
    label: translate(`shell.palette.here.${verb}`, {
      name: inLanguage(one.label[verb === 'below' ? 'many' : 'one'], language),
    }),
    ...(verb === 'add' && { synonyms: translate('shell.palette.createSynonyms') }),
    icon: one.icon,
    effect: { kind: 'go', path },
  });
  const above = { schema, address: fillTemplate(schema.name, parents), parents };
  const tabs = collectionsBelow(registry, above, id);
  const page = pathOf(schema, 'show', id, parents);
  const plan = recordPlanOf(schema, Number(id), sources, registry);
  return [
    ...(isAllowed(schema, 'edit') ? [command('edit', schema, pathOf(schema, 'edit', id, parents))] : []),
    ...(plan ? [planCommand(recordPlanAddress(plan, Number(id)), translate('details.plan.show'))] : []),
    ...tabs
      .filter((tab) => tab.schema.operations.list !== 'single' && isAllowed(tab.schema, 'create'))
      .map((tab) => command('add', tab.schema, pathOf(tab.schema, 'create', '', tab.parents))),
    ...tabs
      .filter((tab) => isAllowed(tab.schema, 'list'))
      .map((tab) => command('below', tab.schema, `${page}?onglet=${tab.slug}`)),
  ];
}
