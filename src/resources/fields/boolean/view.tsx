import CheckIcon from '@mui/icons-material/Check';
import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { cellOf } from '../shared/cellOf';
import { lateInputs } from '../shared/lateInputs';
import type { KindView } from '../viewTypes';
import type { BooleanSpec } from './kind';

const Cell = cellOf<BooleanSpec, boolean>(({ value }) => {
  const translate = useTranslate();
  const Icon = value ? CheckIcon : CloseIcon;
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5 }}>
      <Icon aria-hidden fontSize="inherit" color={value ? 'success' : 'disabled'} />
      {translate(value ? 'screens.inputs.yes' : 'screens.inputs.no')}
    </Box>
  );
});

export const booleanView: KindView<BooleanSpec, boolean> = {
  Cell,
  ...lateInputs(() => import('./inputs')),
  isChosen: true,
};
