import CheckIcon from '@mui/icons-material/Check';
import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { cellOf } from '../shared/cellOf';
import type { InputProps, KindView } from '../viewTypes';
import { BooleanFilter } from './BooleanFilter';
import { SwitchInput } from './SwitchInput';
import { YesNoInput } from './YesNoInput';
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

// A switch has no third position: it serves where a new record has a value from the start.
const Input = (props: InputProps<BooleanSpec>) =>
  typeof props.spec.initial === 'boolean' ? <SwitchInput {...props} /> : <YesNoInput {...props} />;

export const booleanView: KindView<BooleanSpec, boolean> = { Cell, Input, Filter: BooleanFilter };
