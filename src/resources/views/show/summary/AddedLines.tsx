import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useGetMany, useTranslate } from 'ra-core';
import type { AnyRecord } from '../../../language/resourceSchema';
import { useScreen } from '../../ScreenContext';
import { CardLine } from './CardLine';

interface AddedLinesProps {
  /** Records that were added from the card during this visit. */
  readonly added: readonly AnyRecord[];
  /** Those that the card shows anyway. */
  readonly shown: readonly AnyRecord[];
  readonly columns: readonly string[];
}

/** What was added from a card and is not among its first records, or not of its kind: it is seen where it was added. */
export function AddedLines({ added, shown, columns }: AddedLinesProps) {
  const translate = useTranslate();
  const { address } = useScreen();
  const others = added.filter(({ id }) => !shown.some((one) => one.id === id));
  const { data } = useGetMany<AnyRecord>(
    address,
    { ids: others.map(({ id }) => id) },
    { enabled: others.length > 0, retry: false },
  );
  // An undo takes a record away again.
  const present = data ? data.filter(Boolean) : others;
  if (others.length === 0 || present.length === 0) return null;
  return (
    <Box role="group" aria-label={translate('details.summary.added')} sx={{ mt: 0.5 }}>
      <Typography variant="caption" sx={{ color: 'text.secondary' }}>
        {translate('details.summary.added')}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {present.map((record) => (
          <CardLine key={record.id} record={record} columns={columns} />
        ))}
      </Box>
    </Box>
  );
}
