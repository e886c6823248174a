import { fillTemplate } from './registry';
import type { ResourceSchema, Screen } from './types';

export type { Screen } from './types';

const SUFFIX: Readonly<Record<Screen, string>> = {
  list: '',
  create: '/creation',
  show: '/details/:id',
  edit: '/modification/:id',
};

type Addressed = Pick<ResourceSchema, 'path' | 'paths'>;

const template = ({ path, paths }: Addressed, screen: Screen): string => paths?.[screen] ?? path + SUFFIX[screen];

/** The route pattern of a generated screen: `/adherents/details/:id` (section 2 of the specification). */
export const routeOf = (schema: Addressed, screen: Screen): string =>
  template(schema, screen).replace(/\{(\w+)\}/g, ':$1');

/** The address of a generated screen, for the record `id` where it shows one. */
export const pathOf = (
  schema: Addressed,
  screen: Screen,
  id: string | number = '',
  parents: Readonly<Record<string, string | number>> = {},
): string => fillTemplate(template(schema, screen), parents).replace(':id', encodeURIComponent(String(id)));
