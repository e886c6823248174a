import { fillTemplate } from './registry';
import type { ResourceSchema } from './types';

export type Screen = 'list' | 'create' | 'show' | 'edit';

const SUFFIX: Readonly<Record<Screen, string>> = {
  list: '',
  create: '/creation',
  show: '/details/:id',
  edit: '/modification/:id',
};

/** The route pattern of a generated screen: `/adherents/details/:id` (section 2 of the specification). */
export const routeOf = (schema: Pick<ResourceSchema, 'path'>, screen: Screen): string =>
  schema.path.replace(/\{(\w+)\}/g, ':$1') + SUFFIX[screen];

/** The address of a generated screen, for the record `id` where it shows one. */
export const pathOf = (
  schema: Pick<ResourceSchema, 'path'>,
  screen: Screen,
  id: string | number = '',
  parents: Readonly<Record<string, string | number>> = {},
): string => fillTemplate(schema.path, parents) + SUFFIX[screen].replace(':id', encodeURIComponent(String(id)));
