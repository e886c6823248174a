import Link from '@mui/material/Link';
import { LinkBase, useCanAccess, useTranslate } from 'ra-core';
import { pathOf } from '../../resources/registry/paths';
import { Entreprises } from '../../resources/schemas/entreprises';

/** Leads from a plan to a company's page, if the reader may see it. */
export function CompanyLink({ id }: { readonly id: number }) {
  const translate = useTranslate();
  const { canAccess } = useCanAccess({ resource: Entreprises.name, action: 'show' });
  if (canAccess !== true) return null;
  return (
    <Link component={LinkBase} to={pathOf(Entreprises, 'show', id)} variant="body2">
      {translate('planning.filters.toCompany')}
    </Link>
  );
}
