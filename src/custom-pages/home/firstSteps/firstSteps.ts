import { heldOf, isRouteAllowed, ruleOf, type Grants } from '../../../resources/access/access';
import { APPLICATION_GROUP, type MenuLink, type MenuSection } from '../../../layout/menu/menuTree';
import type { ResourceSchema } from '../../../resources/language/resourceSchema';
import { pathOf } from '../../../resources/registry/paths';

/** The person's access to a list, highest first. */
type StepLevel = 'create' | 'edit' | 'read';

export interface FirstStep {
  readonly link: MenuLink;
  readonly level: StepLevel;
}

const STEPS = 3;
const WEIGHTS: Readonly<Record<StepLevel, number>> = { create: 3, edit: 2, read: 1 };
/** Groups of the menu, daily work first; all others are last. */
const GROUPS: readonly (string | null)[] = ['adherents', 'planning', 'suivi', 'partenaires', 'equipe'];
export const placeOfGroup = (group: MenuSection['group']): number => {
  const at = GROUPS.indexOf(group);
  return at < 0 ? GROUPS.length : at;
};

/** From here one works every day, even where others write it. */
const DAILY = '/plannings';

/** Pages that replace a resource's own form, by resource. */
const WRITTEN_IN: Readonly<Record<string, string>> = { creneaux: '/plannings' };

function levelOf(schema: ResourceSchema | undefined, held: Grants): StepLevel {
  const may = (action: 'create' | 'edit') =>
    schema && schema.operations[action === 'edit' ? 'update' : 'create'] !== 'none'
      ? isRouteAllowed(ruleOf(schema, action), heldOf(schema, action, held))
      : false;
  if (may('create')) return 'create';
  return may('edit') ? 'edit' : 'read';
}

/** The three most usual tasks: first entries of the groups of daily work, the plan and those with the most rights first. */
export function firstSteps(
  sections: readonly MenuSection[],
  schemas: readonly ResourceSchema[],
  held: Grants,
): readonly FirstStep[] {
  const byPath = new Map(
    schemas.flatMap((schema) => {
      const path = WRITTEN_IN[schema.name] ?? (schema.menu ? pathOf(schema, 'list') : undefined);
      return path === undefined ? [] : [[path, schema] as const];
    }),
  );
  const steps = sections
    .filter(({ group }) => group !== null && group !== APPLICATION_GROUP)
    .flatMap(({ group, links }) => {
      // Skip resources of people's own records (`ownedBy`): everyone has them, whatever their function.
      const link = links.find(({ path }) => byPath.get(path)?.ownedBy === undefined);
      const place = placeOfGroup(group);
      const level = link && levelOf(byPath.get(link.path), held);
      if (!link || !level) return [];
      const weight = WEIGHTS[link.path === DAILY ? 'create' : level];
      return [{ link, level, place, weight: place < GROUPS.length ? weight : 0 }];
    })
    .toSorted((one, other) => other.weight - one.weight || one.place - other.place);
  return steps.slice(0, STEPS).map(({ link, level }) => ({ link, level }));
}
