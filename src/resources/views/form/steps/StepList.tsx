import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { resourceKey } from '../../../registry/translationKeys';
import { useScreen } from '../../ScreenContext';
import { useStepWords } from './useStepWords';
import type { FormStepsState } from './useFormSteps';

interface StepListProps extends Pick<FormStepsState, 'sections' | 'current' | 'reached' | 'wrong' | 'go'> {
  /** Blocks navigation between steps while saving. */
  readonly isBusy: boolean;
}

/** The steps above the form, with links to those already visited. */
export function StepList({ sections, current, reached, wrong, go, isBusy }: StepListProps) {
  const translate = useTranslate();
  const word = useStepWords();
  const { schema } = useScreen();
  const labels = [
    ...sections.map((section) => translate(resourceKey(schema, 'sections', String(section)))),
    word('summary'),
  ];
  return (
    <Box component="nav" aria-label={word('label')} sx={{ mb: 2 }}>
      <Typography variant="body2" sx={{ color: 'text.secondary', display: { sm: 'none' }, mb: 0.5 }}>
        {word('progress', { step: current + 1, count: labels.length, name: labels[current] })}
      </Typography>
      <Box component="ol" sx={LIST}>
        {labels.map((label, step) => (
          <Box component="li" key={label} data-passed={step < current || undefined} sx={{ flex: 1, minWidth: 0 }}>
            <Box
              component="button"
              type="button"
              disabled={step > reached || isBusy}
              aria-current={step === current ? 'step' : undefined}
              aria-label={wrong.includes(step) ? word('wrong', { name: label }) : label}
              data-wrong={wrong.includes(step) || undefined}
              onClick={() => go(step)}
              sx={STEP}
            >
              <Box component="span" className="step-number">
                {wrong.includes(step) ? '!' : step + 1}
              </Box>
              <Box component="span" sx={NAME}>
                {label}
              </Box>
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

const LIST = { display: 'flex', gap: 1, listStyle: 'none', m: 0, p: 0 } as const;

/** On telephones the line above already names the step. */
const NAME = {
  display: { xs: 'none', sm: 'block' },
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const;

const STEP = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  width: '100%',
  minHeight: 44,
  m: 0,
  p: '8px 4px 0',
  border: 0,
  borderTop: 3,
  borderTopColor: 'divider',
  bgcolor: 'transparent',
  color: 'text.secondary',
  font: 'inherit',
  fontSize: 14,
  textAlign: 'left',
  cursor: 'pointer',
  '&:disabled': { cursor: 'default', opacity: 0.7 },
  '&[aria-current]': { borderTopColor: 'primary.main', color: 'text.primary', fontWeight: 600 },
  '[data-passed] > &': { borderTopColor: 'primary.main' },
  '&[data-wrong]': { borderTopColor: 'error.main', color: 'error.main' },
  '& .step-number': {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexShrink: 0,
    width: 24,
    height: 24,
    border: 1,
    borderColor: 'currentColor',
    borderRadius: '50%',
    fontSize: 13,
  },
  '&[aria-current] .step-number': {
    bgcolor: 'primary.main',
    borderColor: 'primary.main',
    color: 'primary.contrastText',
  },
  '&[data-wrong] .step-number': { bgcolor: 'error.main', borderColor: 'error.main', color: 'error.contrastText' },
} as const;
