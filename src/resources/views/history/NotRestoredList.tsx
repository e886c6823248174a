import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import type { ChangeRowEntry } from '../../changes/changes';
import type { NotRestored } from './useBinRestore';

export interface NotRestoredListProps {
  readonly refused: readonly NotRestored[];
  readonly nameOf: (row: ChangeRowEntry) => string;
}

export function NotRestoredList({ refused, nameOf }: NotRestoredListProps) {
  const translate = useTranslate();
  if (refused.length === 0) return null;
  return (
    <Alert severity="error" sx={{ mb: 2 }}>
      {translate('history.bin.refused', { smart_count: refused.length })}
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {refused.map(({ row, message }) => (
          <li key={`${row.changeSet}/${row.ordinal}`}>
            <strong>{nameOf(row)}</strong> — {translate(message, { _: message })}
          </li>
        ))}
      </Box>
    </Alert>
  );
}
