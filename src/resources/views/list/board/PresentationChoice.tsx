import TableRows from '@mui/icons-material/TableRows';
import ViewKanbanOutlined from '@mui/icons-material/ViewKanbanOutlined';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useTranslate } from 'ra-core';
import type { Presentation } from './usePresentation';

export interface PresentationChoiceProps {
  readonly value: Presentation;
  readonly onChange: (value: Presentation) => void;
}

/** Shows the list as rows or as a board. */
export function PresentationChoice({ value, onChange }: PresentationChoiceProps) {
  const translate = useTranslate();
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={value}
      aria-label={translate('screens.board.presentation')}
      onChange={(_event, chosen: Presentation | null) => {
        if (chosen) onChange(chosen);
      }}
      sx={{ mr: 1, verticalAlign: 'middle' }}
    >
      <ToggleButton value="rows" sx={{ py: 0.25, gap: 0.5, textTransform: 'none' }}>
        <TableRows fontSize="small" />
        {translate('screens.board.rows')}
      </ToggleButton>
      <ToggleButton value="board" sx={{ py: 0.25, gap: 0.5, textTransform: 'none' }}>
        <ViewKanbanOutlined fontSize="small" />
        {translate('screens.board.board')}
      </ToggleButton>
    </ToggleButtonGroup>
  );
}
