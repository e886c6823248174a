import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useTranslate } from 'ra-core';
import { filterOf, type EditorProps } from '../shared/filterOf';

function YesOrNo({ label, value, onChange }: EditorProps) {
  const translate = useTranslate();
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      aria-label={label}
      value={value}
      onChange={(_event, next: unknown) => onChange(next)}
    >
      <ToggleButton value={true}>{translate('screens.inputs.yes')}</ToggleButton>
      <ToggleButton value={false}>{translate('screens.inputs.no')}</ToggleButton>
    </ToggleButtonGroup>
  );
}

/** Pressing the chosen value again clears the filter. */
export const BooleanFilter = filterOf({ One: YesOrNo });
