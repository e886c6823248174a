import { fillTemplate, type Registry } from '../../registry/registry';
import type { ResourceSchema } from '../../language/resourceSchema';
import type { ScreenTarget } from '../ScreenContext';

/** A child collection, as a tab of the details page. */
export interface CollectionTab extends ScreenTarget {
  /** Names the tab in the query string: `?onglet=contrats`. */
  readonly slug: string;
}

/** Tabs under one of the parent's `tabGroups`. */
export interface TabGroup {
  readonly name?: string;
  readonly tabs: readonly CollectionTab[];
}

function targetBelow(schema: ResourceSchema, above: ScreenTarget, id: string | number): ScreenTarget {
  const parents = { ...above.parents, ...(schema.parent && { [schema.parent.parameter]: String(id) }) };
  return { schema, address: fillTemplate(schema.name, parents), parents };
}

const fixedSegments = (name: string): readonly string[] =>
  name.split('/').filter((segment) => !segment.startsWith('{'));

const slugOf = (segments: readonly string[]): string =>
  segments
    .join('-')
    .replace(/([a-zà-ÿ0-9])([A-Z])/g, '$1-$2')
    .toLowerCase();

/** Unique slug of each collection: its last fixed segment, or all of them if another one ends the same. */
function slugsOf(schemas: readonly ResourceSchema[]): readonly string[] {
  const short = schemas.map(({ name }) => slugOf(fixedSegments(name).slice(-1)));
  return schemas.map(({ name }, index) => {
    const slug = short[index] ?? '';
    return short.indexOf(slug) === short.lastIndexOf(slug) ? slug : slugOf(fixedSegments(name));
  });
}

/** Child collections of a record, sorted by `tab.order`. */
export function collectionsBelow(
  registry: Registry,
  above: ScreenTarget,
  id: string | number,
): readonly CollectionTab[] {
  const schemas = registry.childrenOf(above.schema.name).filter(({ internal }) => !internal);
  const slugs = slugsOf(schemas);
  const order = ({ schema }: CollectionTab) => schema.tab?.order ?? Infinity;
  return schemas
    .map((schema, index) => ({ ...targetBelow(schema, above, id), slug: slugs[index] ?? '' }))
    .sort((a, b) => (order(a) === order(b) ? 0 : order(a) - order(b)));
}

/** Groups tabs as the parent declares; tabs without a group join the last one. */
export function groupTabs(
  { tabGroups = {} }: Pick<ResourceSchema, 'tabGroups'>,
  tabs: readonly CollectionTab[],
): readonly TabGroup[] {
  const names = Object.keys(tabGroups);
  const last = names.at(-1);
  if (last === undefined) return tabs.length > 0 ? [{ tabs }] : [];
  const groupOf = ({ schema: { tab } }: CollectionTab) =>
    tab?.group !== undefined && names.includes(tab.group) ? tab.group : last;
  return names
    .map((name) => ({ name, tabs: tabs.filter((tab) => groupOf(tab) === name) }))
    .filter((group) => group.tabs.length > 0);
}
