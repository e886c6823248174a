import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import { lazy, Suspense, useEffect, useRef, useState, type ReactNode } from 'react';
import { useFormState } from 'react-hook-form';
import { UploadProgress } from '../../fields/shared/files/upload/UploadProgress';
import type { Upload } from '../../fields/shared/files/upload/useUpload';
import type { AnyRecord } from '../../language/resourceSchema';
import type { Settled } from '../conflict/conflict';
import { LiveNote } from '../conflict/LiveNote';
import { MergedNote } from '../conflict/MergedNote';
import { useMerged } from '../conflict/useMerged';
import type { ShownProblem } from '../page/problemOf';
import { FieldsSkeleton } from '../page/ScreenSkeleton';
import { useScreen } from '../ScreenContext';
import { DraftOffer } from './draft/DraftOffer';
import { FormFields } from './FormFields';
import { FormMessages } from './FormMessages';
import { FormField } from './FormField';
import { useFormPlace, useTellPlace } from './FormPlace';
import { FormSection } from './FormSection';
import { FormToolbar } from './FormToolbar';
import { UnsavedChanges } from './UnsavedChanges';
import { useFirstSections } from './useFirstSections';
import { useFocusOnRefusal } from './useFocusOnRefusal';
import { usePeriodChecks } from './usePeriodChecks';
import { useSaveShortcut } from './useSaveShortcut';

export interface FormBodyProps {
  readonly problem?: ShownProblem | undefined;
  readonly isSaved: boolean;
  readonly record?: AnyRecord | undefined;
  /** False while the record is not fully loaded, and so not editable. */
  readonly isWhole: boolean;
  readonly canCreateAnother: boolean;
  readonly upload: Upload;
  readonly merged?: Settled | undefined;
  readonly cancel: ReactNode;
}

/** A form with more sections than this is too long to be seen at once. */
const FEW_SECTIONS = 2;

/** Two columns of inputs fit beside the index. */
const INDEX_WINDOW = '(min-width: 1200px)';

const BESIDE_INDEX = { display: 'grid', gridTemplateColumns: '152px minmax(0, 1fr)', columnGap: 2.5 } as const;

/** Lazy, because its place is reserved and nothing needs it at once. */
const SectionIndex = lazy(() => import('./SectionIndex'));

/** Lazy, because few forms have steps. */
const FormSteps = lazy(() => import('./steps/FormSteps'));

export function FormBody({ problem, isSaved, record, isWhole, upload, merged, ...buttons }: FormBodyProps) {
  const { schema } = useScreen();
  const { isSubmitting, dirtyFields, submitCount } = useFormState();
  const { sections, isInPlace } = useFirstSections(schema);
  const place = useFormPlace();
  const { only, isInCell = false } = place ?? {};
  const content = useRef<HTMLDivElement>(null);
  // One render after the record is complete: the form resets to it in an effect, which would discard earlier input.
  const [isReady, setReady] = useState(isWhole);
  useEffect(() => {
    setReady(isWhole);
  }, [isWhole]);
  const isNew = record === undefined;
  const hasIndex =
    useMediaQuery(INDEX_WINDOW, { noSsr: true }) && place === undefined && schema.sections.length > FEW_SECTIONS;
  const isBusy = isSubmitting || isSaved;
  const isDirty = Object.keys(dirtyFields).length > 0 && !isSaved;
  useSaveShortcut(content, isBusy || !isReady);
  useFocusOnRefusal(content, submitCount);
  usePeriodChecks(schema);
  useMerged(merged);
  useTellPlace(isBusy ? 'busy' : isDirty ? 'dirty' : 'clean');
  const isInSteps = only === undefined && (schema.wizard === 'always' || (schema.wizard === 'create' && isNew));
  const messages = (
    <>
      <UploadProgress upload={upload} />
      {record && isWhole && !isBusy && <LiveNote record={record} />}
      {merged && <MergedNote {...merged} />}
      <FormMessages problem={problem} isNew={isNew} />
    </>
  );
  return (
    <div
      ref={content}
      aria-busy={isBusy}
      // Marks that sections are still being added, which moves everything below them.
      data-growing={sections.length < schema.sections.length ? '' : undefined}
      className="form-body"
    >
      {isWhole && !isInCell && <DraftOffer isSaved={isSaved} />}
      {isInSteps ? (
        <Suspense fallback={<FieldsSkeleton />}>
          <FormSteps isNew={isNew} isWhole={isWhole} isBusy={isBusy} isReady={isReady} {...buttons}>
            {messages}
          </FormSteps>
        </Suspense>
      ) : (
        <>
          <Box sx={hasIndex ? BESIDE_INDEX : undefined}>
            {hasIndex && (
              <Suspense fallback={<div />}>
                <SectionIndex content={content} />
              </Suspense>
            )}
            <FormFields isWhole={isReady} isNew={isNew}>
              {only === undefined &&
                sections.map((section, index) => (
                  <FormSection
                    key={index}
                    index={index}
                    fields={section.fields}
                    isNew={isNew}
                    isWhole={isWhole}
                    isBusy={isBusy}
                  />
                ))}
              {only !== undefined && <FormField field={only} isWhole={isReady} isBusy={isBusy} />}
            </FormFields>
          </Box>
          {isInPlace && (
            <FormToolbar isBusy={isBusy} isReady={isReady} {...buttons}>
              {messages}
            </FormToolbar>
          )}
        </>
      )}
      <UnsavedChanges isDirty={isDirty} isSaving={isBusy} />
    </div>
  );
}
