import Button from '@mui/material/Button';
import { LinkBase, useCanAccess, useTranslate } from 'ra-core';
import { pathOf } from '../../resources/registry/paths';
import { Entreprises } from '../../resources/schemas/entreprises';

/** From the plan of one company back to it, for those who may see it. */
export function CompanyLink({ companies }: { readonly companies: readonly number[] }) {
  const translate = useTranslate();
  const { canAccess } = useCanAccess({ resource: Entreprises.name, action: 'show' });
  const [id, ...others] = companies;
  if (id === undefined || others.length > 0 || canAccess !== true) return null;
  return (
    <Button component={LinkBase} to={pathOf(Entreprises, 'show', id)} size="small" color="inherit">
      {translate('planning.filters.toCompany')}
    </Button>
  );
}
