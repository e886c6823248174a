import EditOutlined from '@mui/icons-material/EditOutlined';
import { createElement } from 'react';
import { heldOf, isRouteAllowed, ruleOf, type Action } from '../../resources/access/access';
import { fillTemplate, type Registry } from '../../resources/registry/registry';
import { pathOf } from '../../resources/registry/paths';
import { inLanguage } from '../../resources/language/words';
import type { AnyRecord, ResourceSchema } from '../../resources/language/resourceSchema';
import type { RecordPlan } from '../../resources/language/recordPlan';
import { collectionsBelow } from '../../resources/views/nested/collections';
import { planAddressFrom } from '../../resources/views/show/plan/planAddressFrom';
import { recordPlanOf } from '../../resources/views/show/plan/recordPlanOf';
import type { ScreenAt } from '../screenAt';
import type { Command, CommandSources } from './commands';

export interface HereSources extends Pick<CommandSources, 'held' | 'language' | 'translate'> {
  readonly registry: Registry;
  /** Undefined unless the page is a generated screen. */
  readonly at: ScreenAt | undefined;
  readonly personId: number | undefined;
  readonly canDo: (schema: ResourceSchema, action: Action) => boolean;
  /** The record's next slots, if the page has read them. */
  readonly nextSlots?: (plan: RecordPlan, id: number) => readonly AnyRecord[] | undefined;
}

const planCommand = (path: string, label: string): Command => ({
  id: `plan ${path}`,
  group: 'here',
  label,
  icon: 'planning',
  effect: { kind: 'go', path },
});

const createCommand = ({ schema, parents }: ScreenAt, { language, translate }: HereSources): Command => ({
  id: `create here ${schema.name}`,
  group: 'here',
  label: translate('shell.palette.create', { name: inLanguage(schema.label.one, language) }),
  synonyms: translate('shell.palette.createSynonyms'),
  icon: 'add',
  effect: { kind: 'go', path: pathOf(schema, 'create', '', parents) },
});

/** What one may do on the current list, or with the current record and its nested lists. */
export function hereCommands(sources: HereSources): readonly Command[] {
  const { registry, at, held, language, translate, canDo, nextSlots } = sources;
  const isAllowed = (one: ResourceSchema, action: Action) =>
    canDo(one, action) && isRouteAllowed(ruleOf(one, action), heldOf(one, action, held));
  if (at?.screen === 'list' && isAllowed(at.schema, 'create')) return [createCommand(at, sources)];
  if (at?.id === undefined || at.screen !== 'show') return [];
  const { schema, id, parents } = at;
  const command = (verb: 'edit' | 'add' | 'below', one: ResourceSchema, path: string): Command => ({
    id: `${verb} ${path}`,
    group: 'here',
    label: translate(`shell.palette.here.${verb}`, {
      name: inLanguage(one.label[verb === 'below' ? 'many' : 'one'], language),
    }),
    ...(verb === 'add' && { synonyms: translate('shell.palette.createSynonyms') }),
    icon: one.icon,
    ...(verb === 'edit' && { drawn: createElement(EditOutlined), keys: 'E' }),
    effect: { kind: 'go', path },
  });
  const above = { schema, address: fillTemplate(schema.name, parents), parents };
  const tabs = collectionsBelow(registry, above, id);
  const page = pathOf(schema, 'show', id, parents);
  const plan = recordPlanOf(schema, Number(id), sources, registry);
  return [
    ...(isAllowed(schema, 'edit') ? [command('edit', schema, pathOf(schema, 'edit', id, parents))] : []),
    ...(plan
      ? [planCommand(planAddressFrom(plan, Number(id), nextSlots?.(plan, Number(id))), translate('details.plan.show'))]
      : []),
    ...tabs
      .filter((tab) => tab.schema.operations.list !== 'single' && isAllowed(tab.schema, 'create'))
      .map((tab) => command('add', tab.schema, pathOf(tab.schema, 'create', '', tab.parents))),
    ...tabs
      .filter((tab) => isAllowed(tab.schema, 'list'))
      .map((tab) => command('below', tab.schema, `${page}?onglet=${tab.slug}`)),
  ];
}
