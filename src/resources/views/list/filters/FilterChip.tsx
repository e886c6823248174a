import Clear from '@mui/icons-material/Clear';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { useTranslate } from 'ra-core';
import type { Comparison } from '../../../language/condition';
import { fieldKey } from '../../../registry/translationKeys';
import { useScreen } from '../../ScreenContext';
import { IconAction } from '../../page/IconAction';
import { ComparedValue } from './ComparedValue';

export interface FilterChipProps {
  readonly comparison: Comparison;
  readonly onEdit: (anchor: HTMLElement) => void;
  readonly onRemove: () => void;
}

/** A filter that is in force: its words open it for changing, its cross takes it away. */
export function FilterChip({ comparison, onEdit, onRemove }: FilterChipProps) {
  const translate = useTranslate();
  const { schema } = useScreen();
  const label = translate(fieldKey(schema, comparison.field));
  const operator = translate(`screens.operators.${comparison.operator}`);
  return (
    <Box role="group" aria-label={translate('screens.list.filters.one', { label })} sx={CHIP}>
      <ButtonBase
        title={translate('screens.list.filters.edit')}
        aria-haspopup="dialog"
        onClick={(event) => onEdit(event.currentTarget)}
        sx={{ font: 'inherit', borderRadius: 1, px: 0.5 }}
      >
        <strong>{label}</strong>&nbsp;{operator}
      </ButtonBase>
      <ComparedValue comparison={comparison} />
      <IconAction
        label={translate('screens.list.filters.remove', { label })}
        icon={<Clear sx={{ fontSize: 14 }} />}
        onClick={onRemove}
      />
    </Box>
  );
}

const CHIP = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 0.5,
  pl: 0.5,
  fontSize: 13,
  border: 1,
  borderColor: 'divider',
  borderRadius: 2,
  bgcolor: 'action.hover',
  maxWidth: '100%',
} as const;
