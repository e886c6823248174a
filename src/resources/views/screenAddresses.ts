import { hasScreens } from '../access/access';
import { indexPaths } from '../routes/pathIndex';
import { routeOf, type Screen } from '../registry/paths';
import type { ResourceSchema } from '../language/resourceSchema';
import { hasScreen } from './access/offeredScreens';
import { asOtherList } from './list/otherList';

const SCREENS: readonly Screen[] = ['list', 'create', 'show', 'edit'];

/** A generated screen and its route pattern. */
export interface ScreenAddress {
  /** The schema for this screen: a further list has its own columns and sort order. */
  readonly schema: ResourceSchema;
  readonly screen: Screen;
  readonly path: string;
}

const addressOf = (schema: ResourceSchema, screen: Screen): ScreenAddress => ({
  schema,
  screen,
  path: routeOf(schema, screen),
});

/** Screens of a resource, including its further lists and their own details pages. */
export const screenAddresses = (schema: ResourceSchema): readonly ScreenAddress[] => [
  ...SCREENS.filter((screen) => hasScreen(schema, screen)).map((screen) => addressOf(schema, screen)),
  ...Object.entries(schema.otherLists).flatMap(([path, other]) => {
    const listed = asOtherList(schema, path, other);
    return [addressOf(listed, 'list'), ...(other.show === undefined ? [] : [addressOf(listed, 'show')])];
  }),
];

/** Indexes route patterns by first segments and length, to find the candidate screens for an address. */
export const indexScreens = (schemas: readonly ResourceSchema[]): ((pathname: string) => readonly ScreenAddress[]) =>
  indexPaths(schemas.filter(hasScreens).flatMap(screenAddresses), ({ path }) => path);
