import CheckIcon from '@mui/icons-material/Check';
import CloseIcon from '@mui/icons-material/Close';
import { useTranslate } from 'ra-core';
import { cellOf, type FilledCellProps } from '../shared/cells/cellOf';
import { lateInputs } from '../shared/lateInputs';
import type { KindView } from '../viewTypes';
import type { BooleanSpec } from './kind';

const LINE = { display: 'inline-flex', alignItems: 'center', gap: 4 } as const;

function YesOrNo({ value }: FilledCellProps<BooleanSpec, boolean>) {
  const translate = useTranslate();
  const Icon = value ? CheckIcon : CloseIcon;
  return (
    <span style={LINE}>
      <Icon aria-hidden fontSize="inherit" color={value ? 'success' : 'disabled'} />
      {translate(value ? 'screens.inputs.yes' : 'screens.inputs.no')}
    </span>
  );
}

export const booleanView: KindView<BooleanSpec, boolean> = {
  cell: cellOf((props) => <YesOrNo {...props} />),
  ...lateInputs(() => import('./inputs')),
  isChosen: true,
};
