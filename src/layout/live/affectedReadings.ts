import type { Registry } from '../../resources/registry/registry';
import type { LiveChange } from '../../resources/live/liveChange';
import { EntrepriseContrats } from '../../resources/schemas/entreprisesContrats';
import { FichesIncident } from '../../resources/schemas/incidents';
import { InformationsAdditionnelles } from '../../resources/schemas/notices';
import { PAGES } from '../../resources/pages/pageAddress';
import { LASTING } from '../queryClient';

type Change = Pick<LiveChange, 'resources' | 'topics'>;

/** Queries whose data a person edits as a whole: reloading them would overwrite the input. */
const EDITED: readonly unknown[] = ['spreadsheet', 'spreadsheetReferences'];

/** Resources that count towards the bell, and have lists. */
const WAITING: readonly string[] = [FichesIncident.name, EntrepriseContrats.name];

/** The resources whose displayed data may depend on records of the changed ones. */
function affectedResources(registry: Registry, names: readonly string[]): ReadonlySet<string> {
  const declared = registry.schemas.filter(({ name }) => names.includes(name));
  const above = (name: string | undefined): readonly string[] =>
    name === undefined ? [] : [name, ...above(registry.get(name).parent?.resource)];
  return new Set([
    ...declared.flatMap(({ name, parent }) => [name, ...above(parent?.resource)]),
    ...registry.schemas.flatMap(({ name, view }) => (view && names.includes(view.resource) ? [name] : [])),
    // Lists with references show, search and sort by the names of the referenced records.
    ...declared.flatMap(({ name }) => registry.referrersOf(name).map(({ schema }) => schema.name)),
  ]);
}

/** Returns a predicate for query keys: whether a change may have outdated the query. */
export function outdatedBy(registry: Registry, { resources, topics }: Change) {
  const names = resources.map(({ resource }) => resource);
  const affected = affectedResources(registry, names);
  return (key: readonly unknown[]): boolean => {
    const [first, call] = key;
    if (LASTING.includes(first) || EDITED.includes(call)) return false;
    if (first === 'inbox') return topics.includes('inbox') || names.some((name) => WAITING.includes(name));
    if (first === 'planning') return topics.includes('plan');
    if ((call === 'comments' || call === 'resume') && topics.includes('comments')) return true;
    if (first === 'home') return topics.some((topic) => topic !== 'comments') || affected.has(EntrepriseContrats.name);
    if (first === 'notices') return names.includes(InformationsAdditionnelles.name);
    // Statistics of a declared page end with the resource that they count.
    if (String(first).startsWith(PAGES)) return affected.has(String(key.at(-1)));
    const found = registry.resolve(String(first));
    return found !== undefined && affected.has(found.schema.name);
  };
}
