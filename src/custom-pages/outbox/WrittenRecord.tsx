import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useTranslate } from 'ra-core';
import { Link as RouterLink } from 'react-router-dom';
import { hasScreens } from '../../resources/access/access';
import type { ResourceSchema } from '../../resources/language/resourceSchema';
import { pathOf } from '../../resources/registry/paths';
import { resourceKey } from '../../resources/registry/translationKeys';
import { useMayRead } from '../../resources/views/access/useMayRead';
import { referencedQuery } from '../../resources/views/naming/readTogether';
import { useNaming } from '../../resources/views/naming/useNaming';
import { useRegistry } from '../../resources/views/RegistryContext';
import type { Delivery } from './delivery';

type Written = Pick<Delivery, 'resource' | 'recordId' | 'action'>;

/** The written record by name, if the reader may read it; a link if it has a page and may still exist. */
export function WrittenRecord({ delivery }: { readonly delivery: Written }) {
  const schema = useRegistry().schemas.find(({ name }) => name === delivery.resource);
  return schema ? <DeclaredRecord schema={schema} {...delivery} /> : `${delivery.resource} ${delivery.recordId}`;
}

function DeclaredRecord({ schema, recordId: id, action }: Written & { readonly schema: ResourceSchema }) {
  const translate = useTranslate();
  const queryClient = useQueryClient();
  const dataProvider = useDataProvider();
  // The log does not contain the parent ids of nested records.
  const hasPage = action !== 'delete' && !schema.parent && hasScreens(schema);
  const { data: [record] = [] } = useQuery({
    ...referencedQuery(queryClient, dataProvider, { address: schema.name, id }),
    enabled: useMayRead(schema) === true && hasPage,
  });
  const nameOf = useNaming({ schema, parents: {} }, record ? [record] : []);
  const called = translate(resourceKey(schema, 'name'), { smart_count: 1 });
  const name = record ? nameOf(record) : `${called} ${id}`;
  return (
    <>
      {hasPage ? (
        <Link component={RouterLink} to={pathOf(schema, 'show', id)}>
          {name}
        </Link>
      ) : (
        name
      )}
      {record && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {called}
        </Typography>
      )}
    </>
  );
}
