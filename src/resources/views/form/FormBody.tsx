import Box from '@mui/material/Box';
import { useRef } from 'react';
import { useFormState } from 'react-hook-form';
import type { ShownProblem } from '../page/problemOf';
import { useScreen } from '../ScreenContext';
import { FormMessages } from './FormMessages';
import { FormSection } from './FormSection';
import { FormToolbar } from './FormToolbar';
import { UnsavedChanges } from './UnsavedChanges';
import { useFocusFirstInvalid } from './useFocusFirstInvalid';
import { useSaveShortcut } from './useSaveShortcut';

export interface FormBodyProps {
  readonly problem?: ShownProblem;
  /** Saved, and on the way to another page. */
  readonly isSaved: boolean;
  readonly isNew: boolean;
  readonly canCreateAnother: boolean;
  readonly onReload?: () => void;
  readonly cancelTo: string;
}

/** Sections, messages and buttons, inside react-hook-form's context. */
export function FormBody({ problem, isSaved, isNew, canCreateAnother, onReload, cancelTo }: FormBodyProps) {
  const { schema } = useScreen();
  const { isSubmitting, dirtyFields, submitCount } = useFormState();
  const fieldset = useRef<HTMLFieldSetElement>(null);
  useSaveShortcut(fieldset);
  useFocusFirstInvalid(fieldset, submitCount);
  const isBusy = isSubmitting || isSaved;
  return (
    <Box
      component="fieldset"
      ref={fieldset}
      disabled={isBusy}
      aria-busy={isBusy}
      sx={{ border: 0, m: 0, p: 0, minWidth: 0, maxWidth: 1040, '&:disabled section': { opacity: 0.6 } }}
    >
      {schema.sections.map((section, index) => (
        <FormSection key={index} index={index} fields={section.fields} isNew={isNew} />
      ))}
      <FormToolbar isBusy={isBusy} canCreateAnother={canCreateAnother} cancelTo={cancelTo}>
        <FormMessages problem={problem} onReload={onReload} />
      </FormToolbar>
      <UnsavedChanges isDirty={Object.keys(dirtyFields).length > 0 && !isSaved} />
    </Box>
  );
}
