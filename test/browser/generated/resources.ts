import { rightsOf } from '../../../server/seed/rightRows';
import { portalRights } from '../../../server/portal/seed/portalRights';
import { hasScreens, isRouteAllowed } from '../../../src/resources/access/access';
import type { Screen } from '../../../src/resources/registry/paths';
import { parametersOf } from '../../../src/resources/registry/registry';
import { screenRuleOf } from '../../../src/resources/routes/routeRules';
import type { ResourceSchema } from '../../../src/resources/language/resourceSchema';
import { hasScreen } from '../../../src/resources/views/access/offeredScreens';
import { screens as ownScreens } from '../../../src/screens';
import { listShapeOf } from '../../support/cover/aspects';
import { maySee } from './collectionScreen';
import { registry, type Seat } from './fixtures';

/** Resources with generated screens, without those that a hand-written one replaces. */
export const shown = registry.visible.filter((schema) => hasScreens(schema) && ownScreens[schema.path] === undefined);

const EVERY_RIGHT = { held: { rights: rightsOf(portalRights(registry)), functionCodes: [] } };

export const openable = shown.filter((schema) => maySee(EVERY_RIGHT, registry, schema));

export const unopenable = shown.filter((schema) => !openable.includes(schema));

export const screensShutTo = ({ held }: Pick<Seat, 'held'>, schema: ResourceSchema): readonly Screen[] =>
  (['list', 'create', 'show', 'edit'] as const).filter(
    (screen) => hasScreen(schema, screen) && !isRouteAllowed(screenRuleOf(schema, screen), held),
  );

const NO_RIGHT = { held: { rights: [], functionCodes: [] } };

/** One resource for each set of closed screens at the same depth. */
export const onePerRefusal = (schemas: readonly ResourceSchema[]): readonly ResourceSchema[] => [
  ...new Map(
    schemas.toReversed().map((schema) => {
      const shut = screensShutTo(NO_RIGHT, schema);
      return [`${parametersOf(schema.name).length} ${shut.join(' ')}`, schema] as const;
    }),
  ).values(),
];

export const onePerShape = (schemas: readonly ResourceSchema[]): readonly ResourceSchema[] => [
  ...new Map(schemas.toReversed().map((schema) => [listShapeOf(schema), schema])).values(),
];

/** The first resource of each kind of list: paged or complete, page or tab, members, tree. */
export function onePerKind(schemas: readonly ResourceSchema[]): readonly ResourceSchema[] {
  const known = new Set<string>();
  return schemas.filter(({ operations, parent, key, tree, view }) => {
    const kind = [
      operations.list,
      parent !== undefined,
      key !== undefined,
      tree !== undefined,
      view !== undefined,
    ].join();
    const isFirst = !known.has(kind);
    known.add(kind);
    return isFirst;
  });
}

/** Parts of about equal length, so that workers share the load. */
export const split = <Item>(items: readonly Item[], count: number): readonly (readonly Item[])[] =>
  Array.from({ length: count }, (_, part) => items.filter((__, index) => index % count === part)).filter(
    ({ length }) => length > 0,
  );
