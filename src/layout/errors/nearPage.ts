import { nearest } from '../../resources/common/nearest';
import type { ResourceSchema } from '../../resources/language/resourceSchema';
import { pathOf } from '../../resources/registry/paths';
import { hasScreen } from '../../resources/views/access/offeredScreens';
import type { MenuLink } from '../menu/menuTree';

export interface NearPage {
  readonly path: string;
  readonly label: string;
  /** Set if the page is that of a record, of which `label` is the list; exact if the list's address is spelled right. */
  readonly record?: { readonly schema: ResourceSchema; readonly id: string; readonly isExact: boolean };
}

/**
 * The page that an address without one probably means, among those of the reader's menu; a number below a list's
 * address means a record.
 *
 * @example nearPage('/adherent/12', links, schemas)?.path // '/adherents/details/12'
 */
export function nearPage(
  address: string,
  links: readonly MenuLink[],
  schemas: readonly ResourceSchema[],
): NearPage | undefined {
  const own = links.filter(({ isElsewhere }) => !isElsewhere);
  const linkNear = (path: string) => {
    const found = nearest(
      path,
      own.map((link) => link.path),
    );
    return own.find((link) => link.path === found);
  };
  const segments = address.split('/').filter((segment) => segment !== '');
  const first = linkNear(`/${segments[0] ?? ''}`);
  const id = segments.slice(1).find((segment) => /^\d+$/.test(segment));
  const schema = first && schemas.find((one) => !one.parent && pathOf(one, 'list') === first.path);
  if (first && schema && id !== undefined && hasScreen(schema, 'show'))
    return {
      path: pathOf(schema, 'show', id),
      label: first.label,
      record: { schema, id, isExact: `${first.path}/${id}` === `/${segments.join('/')}`.toLowerCase() },
    };
  const found = linkNear(`/${segments.join('/')}`) ?? first;
  return found && { path: found.path, label: found.title ?? found.label };
}
