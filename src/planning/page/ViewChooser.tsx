import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTranslate } from 'ra-core';
import { PhoneViews } from './PhoneViews';
import { hasPeriod, lookOf, PERIODS, periodOf, showingPeriod, withLook, type ViewChooserProps } from './switches';

interface ChoiceProps<Choice extends string> {
  readonly label: string;
  readonly value: Choice | undefined;
  readonly choices: readonly Choice[];
  /** What a choice does besides. */
  readonly hint?: (choice: Choice) => string | undefined;
  readonly words: (choice: Choice) => string;
  readonly onChange: (choice: Choice) => void;
  readonly isCompact: boolean;
}

function Choice<Value extends string>(props: ChoiceProps<Value>) {
  const { label, value, choices, hint, words, onChange, isCompact } = props;
  // With little room, a menu without a value is hidden (the agenda has no period).
  if (isCompact && value === undefined) return null;
  if (isCompact)
    return (
      <TextField
        select
        size="small"
        label={label}
        value={value ?? ''}
        onChange={({ target }) => onChange(target.value as Value)}
        sx={{ flex: { xs: '1 1 0', sm: '0 0 auto' }, minWidth: 130, width: { sm: 150 } }}
      >
        {choices.map((choice) => (
          <MenuItem key={choice} value={choice} title={hint?.(choice)}>
            {words(choice)}
          </MenuItem>
        ))}
      </TextField>
    );
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={value ?? null}
      aria-label={label}
      onChange={(_event, choice: Value | null) => choice && onChange(choice)}
    >
      {choices.map((choice) => (
        <ToggleButton key={choice} value={choice} title={hint?.(choice)} sx={CHOICE}>
          {words(choice)}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}

/** Narrower in a small window, so that the toolbar stays in two lines in every language. */
const CHOICE = {
  py: 0.5,
  px: 0.625,
  textTransform: 'none',
  '@media (min-width:1366px)': { px: 1.125 },
} as const;

/** Two switches: how the plan is drawn, and its period. */
export function ViewChooser({ place, looks, onPlace, isPhone }: ViewChooserProps & { readonly isPhone: boolean }) {
  const translate = useTranslate();
  const isCompact = useMediaQuery('(max-width:1199.95px)', { noSsr: true });
  const look = lookOf(place.view);
  if (isPhone) return <PhoneViews place={place} looks={looks} onPlace={onPlace} />;
  return (
    <>
      <Choice
        label={translate('planning.looks.label')}
        value={look}
        choices={looks}
        words={(one) => translate(`planning.looks.${one}`)}
        onChange={(next) => onPlace(withLook(place, next))}
        isCompact={isCompact}
      />
      <Choice
        label={translate('planning.periods.label')}
        value={periodOf(place)}
        choices={PERIODS}
        hint={(one) => (hasPeriod(look, one) ? undefined : translate('planning.periods.inCalendar'))}
        words={(one) => translate(`planning.views.${one}`)}
        onChange={(next) => onPlace(showingPeriod(place, next))}
        isCompact={isCompact}
      />
    </>
  );
}
