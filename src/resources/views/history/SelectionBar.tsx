import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import type { ReactNode } from 'react';
import type { ChosenRows } from './useChosenRows';

export interface SelectionBarProps {
  readonly chosen: ChosenRows;
  readonly allLabel: string;
  readonly action: string;
  readonly isRunning: boolean;
  readonly onAct: () => void;
  /** Beside the box: how many are selected, and the way to all. */
  readonly children?: ReactNode;
}

/** In line with the rows of `EntryList`: their padding and border. */
const ROW = { xs: '13px', sm: '17px' } as const;

export const SelectionBar = ({ chosen, allLabel, action, isRunning, onAct, children }: SelectionBarProps) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, mb: 1, px: ROW }}>
    <FormControlLabel
      control={
        <Checkbox
          checked={chosen.isAll}
          indeterminate={chosen.rows.length > 0 && !chosen.isAll}
          onChange={chosen.toggleAll}
          sx={{ p: 0.5 }}
        />
      }
      label={allLabel}
      sx={{ m: 0, gap: 1 }}
    />
    {children}
    <Button
      size="small"
      variant="contained"
      disabled={chosen.rows.length === 0}
      loading={isRunning}
      onClick={onAct}
      sx={{ ml: { sm: 'auto' } }}
    >
      {action}
    </Button>
  </Box>
);
