import { hasScreens } from '../access/access';
import { indexPaths } from '../routes/pathIndex';
import { routeOf, type Screen } from '../registry/paths';
import type { ResourceSchema } from '../language/resourceSchema';
import { hasScreen } from './access/offeredScreens';
import { asOtherList } from './list/otherList';

const SCREENS: readonly Screen[] = ['list', 'create', 'show', 'edit'];

/** A generated screen and the pattern of its address. */
export interface ScreenAddress {
  /** The declaration as the screen shows it: a further list has columns and an order of its own. */
  readonly schema: ResourceSchema;
  readonly screen: Screen;
  readonly path: string;
}

const addressOf = (schema: ResourceSchema, screen: Screen): ScreenAddress => ({
  schema,
  screen,
  path: routeOf(schema, screen),
});

/** The screens of a resource: its own, its further lists, and the details pages that these have at addresses of their own. */
export const screenAddresses = (schema: ResourceSchema): readonly ScreenAddress[] => [
  ...SCREENS.filter((screen) => hasScreen(schema, screen)).map((screen) => addressOf(schema, screen)),
  ...Object.entries(schema.otherLists).flatMap(([path, other]) => {
    const listed = asOtherList(schema, path, other);
    return [addressOf(listed, 'list'), ...(other.show === undefined ? [] : [addressOf(listed, 'show')])];
  }),
];

/** Finds the screens of some resources that may stand at an address: those whose patterns begin as it does and are as long. */
export const indexScreens = (schemas: readonly ResourceSchema[]): ((pathname: string) => readonly ScreenAddress[]) =>
  indexPaths(schemas.filter(hasScreens).flatMap(screenAddresses), ({ path }) => path);
