import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Chip from '@mui/material/Chip';
import { useTranslate } from 'ra-core';
import { memo } from 'react';
import type { MonthState, MonthStep } from './monthSteps';

const COLOUR = { EnAttente: 'warning', Acceptee: 'success', Refusee: 'error' } as const;

export interface MonthRowProps {
  readonly personId: number;
  readonly name: string;
  /** Distinguishes people of the same name. */
  readonly apart: string | undefined;
  /** Hours of the month in words; '' while loading, undefined if not known. */
  readonly hours: string | undefined;
  readonly state: MonthState | undefined;
  /** The API reports the states of months. */
  readonly isSaid: boolean;
  readonly steps: readonly MonthStep[];
  readonly disabled: boolean;
  /** Undefined: cannot be selected for a bulk decision. */
  readonly isChosen: boolean | undefined;
  readonly onChoose: (personId: number) => void;
  readonly onStep: (personId: number, etat: MonthState) => void;
}

export const MonthRow = memo(function MonthRow(props: MonthRowProps) {
  const { personId, apart, hours, state, isSaid, steps, disabled, isChosen, onChoose, onStep } = props;
  const translate = useTranslate();
  const words = 'planningRequests.months';
  const name = apart ? `${props.name} (${apart})` : props.name;
  return (
    <Box component="li" sx={ROW}>
      {isChosen !== undefined && (
        <Checkbox
          size="small"
          checked={isChosen}
          disabled={disabled || !steps.some(({ name: step }) => step === 'validate')}
          onChange={() => onChoose(personId)}
          slotProps={{ input: { 'aria-label': name } }}
          sx={{ ml: -1, p: 0.75 }}
        />
      )}
      <Box component="span" sx={NAME}>
        {props.name}
        {apart && (
          <Box component="span" sx={{ color: 'text.secondary' }}>
            {` (${apart})`}
          </Box>
        )}
        {hours !== undefined && (
          <Box component="span" sx={{ display: 'block', fontSize: 13, color: 'text.secondary' }}>
            {hours || '\u00a0'}
          </Box>
        )}
      </Box>
      {state ? (
        <Chip size="small" variant="outlined" color={COLOUR[state]} label={translate(`${words}.states.${state}`)} />
      ) : (
        // The usual state gets no chip, to keep the list calm.
        <Box component="span" sx={{ color: 'text.secondary', fontSize: 13 }}>
          {translate(`${words}.${isSaid ? 'none' : 'unknown'}`)}
        </Box>
      )}
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: 0.5,
          justifyContent: 'flex-end',
          ml: 'auto',
          minWidth: { sm: 180 },
        }}
      >
        {steps.map((step) => (
          <Button
            key={step.name}
            size="small"
            color={step.name === 'refuse' || step.name === 'takeBack' ? 'inherit' : 'primary'}
            disabled={disabled}
            aria-label={translate('screens.page.labelled', { label: translate(`${words}.${step.name}`), name: name })}
            onClick={() => onStep(personId, step.etat)}
          >
            {translate(`${words}.${step.name}`)}
          </Button>
        ))}
      </Box>
    </Box>
  );
});

// On a phone two buttons wrap below, instead of a name in four lines.
const NAME = {
  flex: { xs: '1 1 160px', sm: '1 1 140px' },
  minWidth: 0,
  overflowWrap: 'anywhere',
} as const;

const ROW = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1,
  rowGap: 0.5,
  py: 0.5,
  '& + &': { borderTop: 1, borderColor: 'divider' },
} as const;
