import { fillTemplate } from './registry';
import type { ResourceSchema, Screen } from '../language/resourceSchema';

export type { Screen } from '../language/resourceSchema';

const SUFFIX: Readonly<Record<Screen, string>> = {
  list: '',
  create: '/creation',
  show: '/details/:id',
  edit: '/modification/:id',
};

type Addressed = Pick<ResourceSchema, 'path' | 'paths'> & Partial<Pick<ResourceSchema, 'operations'>>;

/** A single record below its parent needs no id: `/adherents/12/droits-diffusion/modification`. */
function template({ path, paths, operations }: Addressed, screen: Screen): string {
  const given = paths?.[screen] ?? path + SUFFIX[screen];
  return operations?.list === 'single' ? given.replace('/:id', '') : given;
}

/** Route pattern of a generated screen: `/adherents/details/:id` (section 2 of the specification). */
export const routeOf = (schema: Addressed, screen: Screen): string =>
  template(schema, screen).replace(/\{(\w+)\}/g, ':$1');

/** Address of a generated screen, with the record's id if it needs one. */
export const pathOf = (
  schema: Addressed,
  screen: Screen,
  id: string | number = '',
  parents: Readonly<Record<string, string | number>> = {},
): string => fillTemplate(template(schema, screen), parents).replace(':id', encodeURIComponent(String(id)));
