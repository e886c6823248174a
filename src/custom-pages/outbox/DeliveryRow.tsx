import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { Link as RouterLink } from 'react-router-dom';
import { hasScreens } from '../../resources/access/access';
import { resourceKey } from '../../resources/registry/translationKeys';
import { pathOf } from '../../resources/registry/paths';
import { When } from '../../resources/views/history/When';
import { useRegistry } from '../../resources/views/RegistryContext';
import { outcomeKey, type Delivery } from './delivery';

const COLORS = { waiting: 'default', sent: 'success', failed: 'error' } as const;

interface DeliveryRowProps {
  readonly delivery: Delivery;
  /** Two columns in the place of four. */
  readonly isNarrow: boolean;
  readonly isBusy: boolean;
  readonly onReplay: (id: number) => void;
}

/** One delivery: what it follows, where it goes, what became of it, and the button that begins anew. */
export function DeliveryRow({ delivery, isNarrow, isBusy, onReplay }: DeliveryRowProps) {
  const translate = useTranslate();
  const { id, kind, name, action, state, attempts, createdAt, nextAt, outcome } = delivery;
  const key = outcome === null ? undefined : outcomeKey(outcome);
  const sort = (
    <>
      {translate(`outbox.kinds.${kind}`)}
      {kind !== 'mail' && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {name}
        </Typography>
      )}
    </>
  );
  const again = (
    <Button
      size="small"
      disabled={isBusy}
      onClick={() => onReplay(id)}
      aria-label={translate('outbox.replayOf', { id })}
      {...(isNarrow && { variant: 'outlined', sx: { mt: 1 } })}
    >
      {translate('outbox.replay')}
    </Button>
  );
  return (
    <TableRow>
      <TableCell component="th" scope="row">
        <RecordLink delivery={delivery} />
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {translate(`history.actions.${action}`)}
        </Typography>
        <When at={createdAt} />
        {isNarrow && <Box sx={{ mt: 1 }}>{sort}</Box>}
      </TableCell>
      {!isNarrow && <TableCell>{sort}</TableCell>}
      <TableCell>
        <Chip size="small" variant="outlined" color={COLORS[state]} label={translate(`outbox.states.${state}`)} />
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.5 }}>
          {[translate('outbox.attempts', { smart_count: attempts }), key ? translate(key) : outcome]
            .filter(Boolean)
            .join(' · ')}
        </Typography>
        {nextAt !== null && <When at={nextAt} />}
        {isNarrow && again}
      </TableCell>
      {!isNarrow && <TableCell align="right">{again}</TableCell>}
    </TableRow>
  );
}

/** The record that was written, by its number; a link where it has a page of its own and may still be there. */
function RecordLink({ delivery: { resource, recordId, action } }: Pick<DeliveryRowProps, 'delivery'>) {
  const translate = useTranslate();
  const schema = useRegistry().schemas.find(({ name }) => name === resource);
  if (!schema) return `${resource} ${recordId}`;
  const name = `${translate(resourceKey(schema, 'name'), { smart_count: 1 })} ${recordId}`;
  if (action === 'delete' || schema.parent || !hasScreens(schema)) return name;
  return (
    <Link component={RouterLink} to={pathOf(schema, 'show', recordId)}>
      {name}
    </Link>
  );
}
