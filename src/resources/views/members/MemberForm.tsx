import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Form, useTranslate } from 'ra-core';
import { useRef, type ReactNode } from 'react';
import { useFormState } from 'react-hook-form';
import { FieldGrid } from '../form/FieldGrid';
import { FormBar } from '../form/FormBar';
import { useTellPlace } from '../form/FormPlace';
import { createdValues, initialValues, isInput } from '../form/formValues';
import { usePeriodChecks } from '../form/usePeriodChecks';
import { useFocusOnRefusal } from '../form/useFocusOnRefusal';
import { useSaveShortcut } from '../form/useSaveShortcut';
import { useScreen } from '../ScreenContext';
import type { FieldSpec } from '../../language/kind';
import type { ResourceSchema } from '../../language/resourceSchema';

/** Fields sent with each added record; empty if the API takes no body. */
function sharedFieldsOf(
  schema: Pick<ResourceSchema, 'fields' | 'key' | 'createdAtKey'>,
): readonly (readonly [string, FieldSpec])[] {
  if (schema.createdAtKey) return [];
  return Object.entries(schema.fields).filter(([name]) => name !== schema.key && isInput(schema, name, true));
}

export interface MemberFormProps {
  readonly count: number;
  readonly isBusy: boolean;
  readonly isRetry: boolean;
  readonly onAdd: (values: Readonly<Record<string, unknown>>) => Promise<void>;
  readonly report: ReactNode;
  readonly cancel: ReactNode;
}

export function MemberForm({ onAdd, ...props }: MemberFormProps) {
  const { schema } = useScreen();
  const shared = { fields: Object.fromEntries(sharedFieldsOf(schema)) };
  return (
    <Form
      noValidate
      disableInvalidFormNotification
      shouldFocusError={false}
      defaultValues={initialValues(shared)}
      onSubmit={(values: Readonly<Record<string, unknown>>) => onAdd(createdValues(shared, values))}
    >
      <MemberFormBody {...props} />
    </Form>
  );
}

function MemberFormBody({ count, isBusy, isRetry, report, cancel }: Omit<MemberFormProps, 'onAdd'>) {
  const translate = useTranslate();
  const { schema } = useScreen();
  const { dirtyFields, submitCount } = useFormState();
  const content = useRef<HTMLDivElement>(null);
  const isDirty = count > 0 || Object.keys(dirtyFields).length > 0;
  const fields = sharedFieldsOf(schema).map(([name]) => name);
  useTellPlace(isBusy ? 'busy' : isDirty ? 'dirty' : 'clean');
  useSaveShortcut(content, isBusy || count === 0);
  useFocusOnRefusal(content, submitCount);
  usePeriodChecks(schema);
  return (
    <Box ref={content} aria-busy={isBusy}>
      {fields.length > 0 && (
        <Box component="section" sx={{ my: 2 }}>
          <Typography component="h3" variant="subtitle2" sx={{ mb: 1 }}>
            {translate('members.forAll')}
          </Typography>
          <FieldGrid fields={fields} isBusy={isBusy} />
        </Box>
      )}
      <FormBar messages={report}>
        {cancel}
        <Button type="submit" variant="contained" loading={isBusy} disabled={count === 0} aria-keyshortcuts="Control+S">
          {translate(isRetry ? 'members.retry' : 'members.add', { count })}
        </Button>
      </FormBar>
    </Box>
  );
}
