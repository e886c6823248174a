import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { When } from '../../resources/views/history/When';
import { outcomeKey, type Delivery } from './delivery';
import { WrittenRecord } from './WrittenRecord';

const COLORS = { waiting: 'default', sent: 'success', failed: 'error' } as const;

interface DeliveryRowProps {
  readonly delivery: Delivery;
  /** Two columns instead of four. */
  readonly isNarrow: boolean;
  readonly isBusy: boolean;
  readonly onReplay: (id: number) => void;
}

/** A delivery: record, destination, state, and a retry button. */
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
        <WrittenRecord delivery={delivery} />
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
