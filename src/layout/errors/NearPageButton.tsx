import Button from '@mui/material/Button';
import { useGetOne, useTranslate } from 'ra-core';
import { Link, Navigate } from 'react-router';
import type { ResourceSchema } from '../../resources/language/resourceSchema';
import { resourceKey } from '../../resources/registry/translationKeys';
import { useRegistry } from '../../resources/views/RegistryContext';
import { useMenu } from '../menu/useMenu';
import { nearPage } from './nearPage';

/** Goes to the record that an address means which spells its list right, as `/adherents/12` of the API does. */
function ExactRecord({
  schema,
  id,
  path,
}: {
  readonly schema: ResourceSchema;
  readonly id: string;
  readonly path: string;
}) {
  const { data } = useGetOne(schema.name, { id: Number(id) }, { retry: false });
  return data ? <Navigate to={path} replace /> : null;
}

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
    <>
      {record?.isExact && <ExactRecord {...record} path={path} />}
      <Button variant="contained" component={Link} to={path}>
        {translate('shell.notFound.near', { page })}
      </Button>
    </>
  );
}
