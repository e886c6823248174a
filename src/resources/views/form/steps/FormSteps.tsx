import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useRef, type KeyboardEvent } from 'react';
import { resourceKey } from '../../../registry/translationKeys';
import { useScreen } from '../../ScreenContext';
import { FormFields } from '../FormFields';
import { FormSection } from '../FormSection';
import { FormToolbar, type FormToolbarProps } from '../FormToolbar';
import { StepList } from './StepList';
import { StepSummary } from './StepSummary';
import { useStepWords } from './useStepWords';
import { useFormSteps } from './useFormSteps';

export interface FormStepsProps extends Omit<FormToolbarProps, 'steps' | 'canSave'> {
  readonly isNew: boolean;
  /** False while the record may lack fields. */
  readonly isWhole: boolean;
}

const isLine = (target: EventTarget): boolean => target instanceof HTMLInputElement && target.type !== 'checkbox';

/** The sections of a form as steps, with a summary at the end. All steps stay mounted, so that input is kept. */
export default function FormSteps({ isNew, isWhole, ...toolbar }: FormStepsProps) {
  const translate = useTranslate();
  const word = useStepWords();
  const { schema } = useScreen();
  const content = useRef<HTMLDivElement>(null);
  const steps = useFormSteps(isNew, content);
  const { sections, current, next, go } = steps;
  const isSummary = current === sections.length;
  const { isBusy, isReady } = toolbar;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.defaultPrevented || !isNew || isSummary || !isLine(event.target)) return;
    event.preventDefault();
    void next();
  };
  return (
    <div ref={content} onKeyDown={onKeyDown}>
      <StepList {...steps} isBusy={isBusy} />
      <FormFields isWhole={isReady} isNew={isNew}>
        {sections.map((section, step) => (
          <Box
            key={section}
            role="group"
            aria-label={word('progress', {
              step: step + 1,
              count: sections.length + 1,
              name: translate(resourceKey(schema, 'sections', String(section))),
            })}
            hidden={step !== current}
            data-current={step === current || undefined}
            tabIndex={-1}
            sx={{ outline: 0 }}
          >
            <FormSection
              index={section}
              fields={schema.sections[section]?.fields ?? []}
              isNew={isNew}
              isWhole={isWhole}
              isBusy={isBusy}
            />
          </Box>
        ))}
        {isSummary && (
          <Box role="group" aria-label={word('summary')} data-current tabIndex={-1} sx={{ outline: 0 }}>
            <StepSummary sections={sections} isNew={isNew} go={go} />
          </Box>
        )}
      </FormFields>
      <FormToolbar
        {...toolbar}
        canCreateAnother={toolbar.canCreateAnother && isSummary}
        canSave={isSummary || !isNew}
        steps={
          <>
            {current > 0 && (
              <Button variant="outlined" disabled={isBusy} onClick={() => go(current - 1)}>
                {word('previous')}
              </Button>
            )}
            {!isSummary && (
              <Button
                variant={isNew ? 'contained' : 'outlined'}
                disabled={isBusy || !isReady}
                onClick={() => void next()}
              >
                {word('next')}
              </Button>
            )}
          </>
        }
      />
    </div>
  );
}
