import Breadcrumbs from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { LinkBase, useGetOne, useTranslate } from 'ra-core';
import { resourceKey } from '../../keys';
import { representationOf } from '../../representation';
import type { AnyRecord } from '../../types';
import { useRegistry } from '../RegistryContext';
import { screenPath, useScreen } from '../ScreenContext';
import { ancestorsOf, type Ancestor } from './trail';

/** Where one is: the collections and records above the screen. Nothing for the list of a top-level resource. */
export function Breadcrumb({ crumb }: { readonly crumb?: string }) {
  const translate = useTranslate();
  const screen = useScreen();
  const ancestors = ancestorsOf(useRegistry(), screen);
  if (!crumb && ancestors.length === 0) return null;
  const here = translate(resourceKey(screen.schema, 'name'), { smart_count: 2 });
  return (
    <Breadcrumbs aria-label={translate('screens.page.breadcrumb')} sx={{ fontSize: 13, mb: 0.5 }}>
      {ancestors.flatMap((ancestor) => [
        <Crumb
          key={ancestor.address}
          to={screenPath(ancestor, 'list')}
          text={translate(resourceKey(ancestor.schema, 'name'), { smart_count: 2 })}
        />,
        <RecordCrumb key={`${ancestor.address}/${ancestor.id}`} ancestor={ancestor} />,
      ])}
      {crumb ? <Crumb to={screenPath(screen, 'list')} text={here} /> : <Current text={here} />}
      {crumb && <Current text={crumb} />}
    </Breadcrumbs>
  );
}

function Crumb({ to, text }: { readonly to: string; readonly text: string }) {
  return (
    <Link component={LinkBase} to={to} underline="hover" color="inherit" variant="inherit">
      {text}
    </Link>
  );
}

function Current({ text }: { readonly text: string }) {
  return (
    <Typography component="span" variant="inherit" aria-current="page" sx={{ color: 'text.secondary' }}>
      {text}
    </Typography>
  );
}

function RecordCrumb({ ancestor }: { readonly ancestor: Ancestor }) {
  const { schema, address, id } = ancestor;
  const { data } = useGetOne<AnyRecord>(address, { id: Number(id) }, { retry: false });
  return <Crumb to={screenPath(ancestor, 'show', id)} text={data ? representationOf(schema, data) : `#${id}`} />;
}
