import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import type { Theme } from '@mui/material/styles';
import { visuallyHidden } from '@mui/utils';
import { useTranslate } from 'ra-core';
import { useFormState } from 'react-hook-form';
import type { RefObject } from 'react';
import { resourceKey } from '../../registry/translationKeys';
import { firstInput } from '../page/takeFirstFocus';
import { useScreen } from '../ScreenContext';
import { useCurrentSection } from './useCurrentSection';

/** Leads to each section of a long form, and marks those that are changed or wrong. */
export default function SectionIndex({ content }: { readonly content: RefObject<HTMLElement | null> }) {
  const translate = useTranslate();
  const { schema } = useScreen();
  const { errors, dirtyFields } = useFormState();
  const current = useCurrentSection(content);
  const goTo = (index: number) => {
    const section = content.current?.querySelector(`[data-section="${index}"]`);
    section?.scrollIntoView({ block: 'start' });
    if (section) firstInput(section)?.focus({ preventScroll: true });
  };
  return (
    <Box component="nav" aria-label={translate('screens.form.sections.label')} sx={INDEX}>
      {schema.sections.map(({ fields }, index) => {
        const mark = fields.some((field) => field in errors)
          ? 'wrong'
          : fields.some((field) => field in dirtyFields)
            ? 'changed'
            : undefined;
        return (
          <ButtonBase
            key={index}
            aria-current={index === current ? 'true' : undefined}
            data-mark={mark}
            onClick={() => goTo(index)}
            sx={ENTRY}
          >
            {translate(resourceKey(schema, 'sections', String(index)))}
            {mark && <span style={visuallyHidden}> ({translate(`screens.form.sections.${mark}`)})</span>}
          </ButtonBase>
        );
      })}
    </Box>
  );
}

const INDEX = {
  position: 'sticky',
  top: 'calc(var(--bar-reach, 0px) + 12px)',
  alignSelf: 'start',
  display: 'flex',
  flexDirection: 'column',
  gap: 0.25,
} as const;

const ENTRY = {
  typography: 'body2',
  justifyContent: 'flex-start',
  textAlign: 'left',
  color: 'text.secondary',
  minHeight: 28,
  px: 1,
  borderRadius: 1,
  '&:hover': { bgcolor: 'action.hover' },
  '&[aria-current]': {
    bgcolor: (theme: Theme) => theme.palette.primary.soft,
    color: (theme: Theme) => theme.palette.primary.onSoft,
    fontWeight: 600,
  },
  '&[data-mark]::after': {
    ...{ content: '""', width: 6, height: 6, ml: 'auto', borderRadius: '50%', flexShrink: 0 },
    bgcolor: 'primary.main',
  },
  '&[data-mark=wrong]': { color: 'error.main' },
  '&[data-mark=wrong]::after': { bgcolor: 'error.main' },
} as const;
