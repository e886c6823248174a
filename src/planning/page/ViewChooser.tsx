import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTranslate } from 'ra-core';
import { ZOOMS, type View, type Zoom } from './place';
import { VIEW_ORDER } from './useShortcuts';

interface ChoiceProps<Choice extends string> {
  readonly label: string;
  readonly value: Choice;
  readonly choices: readonly Choice[];
  readonly words: (choice: Choice) => string;
  readonly onChange: (choice: Choice) => void;
  readonly isCompact: boolean;
}

function Choice<Value extends string>({ label, value, choices, words, onChange, isCompact }: ChoiceProps<Value>) {
  if (isCompact)
    return (
      <TextField
        select
        size="small"
        label={label}
        value={value}
        onChange={({ target }) => onChange(target.value as Value)}
        sx={{ minWidth: 140 }}
      >
        {choices.map((choice) => (
          <MenuItem key={choice} value={choice}>
            {words(choice)}
          </MenuItem>
        ))}
      </TextField>
    );
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={value}
      aria-label={label}
      onChange={(_event, choice: Value | null) => choice && onChange(choice)}
    >
      {choices.map((choice) => (
        <ToggleButton key={choice} value={choice} sx={{ py: 0.5, px: 1.25, textTransform: 'none' }}>
          {words(choice)}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}

export interface ViewChooserProps {
  readonly view: View;
  readonly zoom: Zoom;
  readonly onView: (view: View) => void;
  readonly onZoom: (zoom: Zoom) => void;
}

/** The views, and how much of the timeline is seen. */
export function ViewChooser({ view, zoom, onView, onZoom }: ViewChooserProps) {
  const translate = useTranslate();
  const isCompact = useMediaQuery('(max-width:1199.95px)', { noSsr: true });
  return (
    <>
      <Choice
        label={translate('planning.views.label')}
        value={view}
        choices={VIEW_ORDER}
        words={(one) => translate(`planning.views.${one}`)}
        onChange={onView}
        isCompact={isCompact}
      />
      {view === 'timeline' && (
        <Choice
          label={translate('planning.zoom.label')}
          value={zoom}
          choices={Object.keys(ZOOMS) as Zoom[]}
          words={(one) => translate(`planning.zoom.${one}`)}
          onChange={onZoom}
          isCompact={isCompact}
        />
      )}
    </>
  );
}
