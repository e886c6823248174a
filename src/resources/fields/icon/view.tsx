import Box from '@mui/material/Box';
import { cellOf, type FilledCellProps } from '../shared/cells/cellOf';
import { optionOf } from '../shared/options';
import { useWords } from '../shared/hooks/useReaderLanguage';
import { lateInputs } from '../shared/lateInputs';
import type { KindView } from '../viewTypes';
import { ICONS, type IconName, type IconSpec } from './kind';
import { Picture } from './Picture';

function NamedPicture({ value }: FilledCellProps<IconSpec, IconName>) {
  const inWords = useWords();
  const option = optionOf(value, ICONS);
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1 }}>
      <Picture name={value} />
      {option ? inWords(option.label) : value}
    </Box>
  );
}

export const iconView: KindView<IconSpec, IconName> = {
  cell: cellOf((props) => <NamedPicture {...props} />),
  ...lateInputs(() => import('./inputs')),
  isChosen: true,
};
