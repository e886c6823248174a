import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import type { ChangeRowEntry } from '../../changes/changes';
import { useAuthor } from './EntryHead';
import { When } from './When';

export interface BinRowProps {
  readonly row: ChangeRowEntry;
  readonly name: string;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
  readonly isRunning: boolean;
  readonly onRestore: () => void;
}

export function BinRow({ row, name, isChosen, onChoose, isRunning, onRestore }: BinRowProps) {
  const translate = useTranslate();
  const author = useAuthor();
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'flex-start', columnGap: 1 }}>
      <Checkbox
        checked={isChosen}
        onChange={onChoose}
        slotProps={{ input: { 'aria-label': translate('history.bin.choose', { name }) } }}
        sx={{ p: 0.5, mt: -0.25 }}
      />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography component="h2" variant="h4" sx={{ overflowWrap: 'anywhere' }}>
          {name}
        </Typography>
        <Typography variant="body2">{translate('history.bin.deletedBy', { name: author(row.authorName) })}</Typography>
        <When at={row.at} />
      </Box>
      <Button
        size="small"
        variant="outlined"
        disabled={isRunning}
        aria-label={translate('history.bin.restoreNamed', { name })}
        onClick={onRestore}
      >
        {translate('history.bin.restore')}
      </Button>
    </Box>
  );
}
