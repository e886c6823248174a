import Restore from '@mui/icons-material/Restore';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import type { ChangeRowEntry } from '../../changes/changes';
import { useIsNarrow } from '../page/useIsNarrow';
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
  const isNarrow = useIsNarrow();
  const restore = translate('history.bin.restoreNamed', { name });
  const button = {
    'aria-label': restore,
    title: isNarrow ? restore : undefined,
    disabled: isRunning,
    onClick: onRestore,
  };
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'center', columnGap: 1 }}>
      <Checkbox
        checked={isChosen}
        onChange={onChoose}
        slotProps={{ input: { 'aria-label': translate('history.bin.choose', { name }) } }}
        sx={{ p: 0.5 }}
      />
      <Box sx={LINE}>
        <Typography component="h2" variant="h4" sx={{ flex: '1 1 200px', overflowWrap: 'anywhere' }}>
          {name}
        </Typography>
        <Typography variant="body2">{translate('history.bin.deletedBy', { name: author(row.authorName) })}</Typography>
        <When at={row.at} />
      </Box>
      {isNarrow ? (
        <IconButton {...button}>
          <Restore fontSize="small" />
        </IconButton>
      ) : (
        <Button size="small" {...button}>
          {translate('history.bin.restore')}
        </Button>
      )}
    </Box>
  );
}

/** One line where there is room. */
const LINE = { flex: 1, minWidth: 0, display: 'flex', flexWrap: 'wrap', columnGap: 2, alignItems: 'baseline' } as const;
