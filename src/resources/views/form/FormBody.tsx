import Box from '@mui/material/Box';
import { useRef } from 'react';
import { useFormState } from 'react-hook-form';
import type { ShownProblem } from '../page/problemOf';
import { useScreen } from '../ScreenContext';
import { DraftOffer } from './draft/DraftOffer';
import { FormMessages } from './FormMessages';
import { FormSection } from './FormSection';
import { FormToolbar } from './FormToolbar';
import { UnsavedChanges } from './UnsavedChanges';
import { useFocusOnRefusal } from './useFocusOnRefusal';
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
  const content = useRef<HTMLDivElement>(null);
  const isBusy = isSubmitting || isSaved;
  useSaveShortcut(content, isBusy);
  useFocusOnRefusal(content, submitCount);
  return (
    <Box ref={content} aria-busy={isBusy} sx={{ maxWidth: 1040 }}>
      <DraftOffer isSaved={isSaved} />
      {schema.sections.map((section, index) => (
        <FormSection key={index} index={index} fields={section.fields} isNew={isNew} isBusy={isBusy} />
      ))}
      <FormToolbar isBusy={isBusy} canCreateAnother={canCreateAnother} cancelTo={cancelTo}>
        <FormMessages problem={problem} onReload={onReload} />
      </FormToolbar>
      <UnsavedChanges isDirty={Object.keys(dirtyFields).length > 0 && !isSaved} />
    </Box>
  );
}
