import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router';
import { resourceKey } from '../../resources/registry/translationKeys';
import { useRegistry } from '../../resources/views/RegistryContext';
import { useMenu } from '../menu/useMenu';
import { nearPage } from './nearPage';

/** A button to the page that the address probably means, if any. */
export default function NearPageButton({ address }: { readonly address: string }) {
  const translate = useTranslate();
  const { visible } = useRegistry();
  const menu = useMenu();
  const near = nearPage(address, menu?.flatMap(({ links }) => links) ?? [], visible);
  if (!near) return null;
  const { path, label, record } = near;
  const name = record && translate(resourceKey(record.schema, 'name'), { smart_count: 1 });
  const page = record ? translate('shell.notFound.record', { name, id: record.id }) : label;
  return (
    <Button variant="contained" component={Link} to={path}>
      {translate('shell.notFound.near', { page })}
    </Button>
  );
}
