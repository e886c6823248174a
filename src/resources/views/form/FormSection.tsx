import { useRecordContext } from 'ra-core';
import { lazy, memo, Suspense } from 'react';
import type { AnyRecord } from '../../language/resourceSchema';
import { FieldSkeleton } from '../page/ScreenSkeleton';
import { SectionTitle } from '../page/SectionTitle';
import { useScreen } from '../ScreenContext';
import { beginningOf } from './beginningOf';
import { FieldGrid } from './FieldGrid';
import { useFormPlace } from './FormPlace';
import { isInput } from './formValues';
import { ReadOnlyField } from './ReadOnlyField';

export interface FormSectionProps {
  readonly index: number;
  readonly fields: readonly string[];
  readonly isNew: boolean;
  /** False while the record may lack fields. */
  readonly isWhole: boolean;
  readonly isBusy: boolean;
}

/** Lazy, because few resources have computed fields. */
const ComputedField = lazy(() => import('./ComputedField'));

export const FormSection = memo(function FormSection({ index, fields, isNew, isWhole, isBusy }: FormSectionProps) {
  const { schema } = useScreen();
  const record = useRecordContext<AnyRecord>();
  // A dialog's only section needs no frame of its own.
  const isPlain = useFormPlace() !== undefined && schema.sections.length === 1;
  if (fields.length === 0) return null;
  return (
    <section data-section={index} className={isPlain ? 'form-section' : 'form-section is-framed'}>
      <SectionTitle index={index} />
      <FieldGrid
        fields={fields}
        isBusy={isBusy}
        stored={isNew ? undefined : record}
        focused={isNew ? beginningOf(schema) : undefined}
        instead={(name) => {
          if (!isWhole && record?.[name] === undefined) return <FieldSkeleton key={name} />;
          if (isInput(schema, name, isNew)) return undefined;
          const spec = schema.fields[name];
          if (spec?.formula)
            return (
              <Suspense key={name} fallback={<FieldSkeleton />}>
                <ComputedField field={name} spec={{ ...spec, formula: spec.formula }} record={record} />
              </Suspense>
            );
          return record ? <ReadOnlyField key={name} field={name} record={record} /> : null;
        }}
      />
    </section>
  );
});
