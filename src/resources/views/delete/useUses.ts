import { useTranslate } from 'ra-core';
import type { UsedBy } from '../../protocol/problem';
import { namingResources } from '../../registry/collectionNames';
import { resourceKey } from '../../registry/translationKeys';
import { hasScreen } from '../access/offeredScreens';
import { useGrants } from '../access/useGrants';
import { collectionsBelow, groupTabs } from '../nested/collections';
import { tabAddress } from '../nested/useOpenTab';
import { useNumberFormat } from '../page/useNumberFormat';
import { useRegistry } from '../RegistryContext';
import { screenPath, useScreen } from '../ScreenContext';
import { chainBelow } from './chain';
import { usesList } from './usesList';

/** What still uses a record. */
export interface Use {
  readonly resource: string;
  readonly words: string;
  /** Address of the record's tab, or else of the list, that shows it; undefined without either. */
  readonly way: string | undefined;
}

/** Names what still uses a record of the screen, in the order of the record's tabs. */
export function useUses(id: number, references: readonly UsedBy[]): readonly Use[] {
  const translate = useTranslate();
  const format = useNumberFormat();
  const registry = useRegistry();
  const target = useScreen();
  const { held } = useGrants();
  const tabs = groupTabs(target.schema, collectionsBelow(registry, target, id)).flatMap((group) => group.tabs);
  const page = hasScreen(target.schema, 'show') ? screenPath(target, 'show', id) : undefined;
  const labelOf = (name: string) => registry.schemas.find((one) => one.name === name)?.label.many[0] ?? name;
  const found = references.map(({ resource, count }) => {
    const chain = chainBelow(registry, target.schema.name, resource);
    const place = tabs.findIndex(({ schema }) => schema.name === chain[0]);
    const isAlone = references.filter((one) => labelOf(one.resource) === labelOf(resource)).length === 1;
    const named = chain.length > 1 || isAlone ? chain : namingResources(registry, resource);
    const names = named.map((name) =>
      translate(resourceKey({ name }, 'name'), { smart_count: name === resource ? count : 2 }),
    );
    const slug = tabs[place]?.slug;
    return {
      resource,
      words: translate('details.tabWithCount', { label: names.join(' › '), count: format(count) }),
      way:
        slug !== undefined && page !== undefined
          ? tabAddress(slug, page)
          : usesList(registry, target.schema, { resource, id }, held),
      // Ordered as the tabs; references from elsewhere come last.
      place: place < 0 ? tabs.length : place,
      depth: chain.length,
    };
  });
  return found.toSorted((a, b) => a.place - b.place || a.depth - b.depth);
}
