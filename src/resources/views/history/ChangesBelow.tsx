import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { LinkBase, useTranslate } from 'ra-core';
import { Fragment } from 'react';
import { mayRead } from '../../access';
import { resourceKey } from '../../keys';
import { hasTool, toolPath } from '../../tools';
import { useGrants } from '../access/useGrants';
import { collectionsBelow } from '../nested/collections';
import { useRegistry } from '../RegistryContext';
import { useScreen } from '../ScreenContext';

/** Leads from the history of a record to that of what hangs below it: contacts, contracts. Nothing where nothing does. */
export function ChangesBelow({ id }: { readonly id: string }) {
  const translate = useTranslate();
  const registry = useRegistry();
  const target = useScreen();
  const { held } = useGrants();
  const below = collectionsBelow(registry, target, id).filter(
    ({ schema }) => hasTool(schema, 'changes') && (!held || mayRead(schema, held)),
  );
  if (below.length === 0) return null;
  return (
    <Typography variant="body2" sx={{ mb: 2, color: 'text.secondary' }}>
      {`${translate('history.below')} `}
      {below.map(({ schema, parents, address }, index) => (
        <Fragment key={address}>
          {index > 0 && ' · '}
          <Link component={LinkBase} to={toolPath(schema, 'changes', parents)}>
            {translate(resourceKey(schema, 'name'), { smart_count: 2 })}
          </Link>
        </Fragment>
      ))}
    </Typography>
  );
}
