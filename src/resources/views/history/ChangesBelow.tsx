import FormControlLabel from '@mui/material/FormControlLabel';
import Link from '@mui/material/Link';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { LinkBase, useTranslate } from 'ra-core';
import { Fragment } from 'react';
import { mayRead } from '../../access/access';
import { resourceKey } from '../../registry/translationKeys';
import { hasTool, toolPath } from '../../routes/tools';
import { useGrants } from '../access/useGrants';
import { collectionsBelow } from '../nested/collections';
import { useRegistry } from '../RegistryContext';
import { useScreen } from '../ScreenContext';

interface ChangesBelowProps {
  readonly id: string;
  /** The history includes the record's child collections. */
  readonly isIncluded: boolean;
  readonly onIncluded: (isIncluded: boolean) => void;
  /** Omits the links to each child collection. */
  readonly isBrief: boolean;
}

/** Includes child collections in the history, or links to the history of one. Renders nothing without child collections. */
export function ChangesBelow({ id, isIncluded, onIncluded, isBrief }: ChangesBelowProps) {
  const translate = useTranslate();
  const registry = useRegistry();
  const target = useScreen();
  const { held } = useGrants();
  const below = collectionsBelow(registry, target, id).filter(
    ({ schema }) => hasTool(schema, 'changes') && (!held || mayRead(schema, held)),
  );
  if (below.length === 0) return null;
  return (
    <Typography component="div" variant="body2" sx={{ mb: 2, color: 'text.secondary' }}>
      {hasTool(target.schema, 'changes') && (
        <FormControlLabel
          sx={{
            display: 'flex',
            width: 'fit-content',
            m: 0,
            mb: 0.5,
            '& .MuiFormControlLabel-label': { fontSize: 14 },
          }}
          label={translate('history.withBelow')}
          control={
            <Switch size="small" checked={isIncluded} onChange={(_event, on) => onIncluded(on)} sx={{ mr: 0.5 }} />
          }
        />
      )}
      {!isBrief && `${translate('history.below')} `}
      {!isBrief &&
        below.map(({ schema, parents, address }, index) => (
          <Fragment key={address}>
            {index > 0 && '\u00a0· '}
            <Link component={LinkBase} to={toolPath(schema, 'changes', parents)}>
              {translate(resourceKey(schema, 'name'), { smart_count: 2 })}
            </Link>
          </Fragment>
        ))}
    </Typography>
  );
}
