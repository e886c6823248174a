import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Form, useTranslate } from 'ra-core';
import { useRef, useState, type ReactNode } from 'react';
import { useFormState } from 'react-hook-form';
import type { ChangeValues } from '../../changes/changes';
import { FormBar } from '../form/FormBar';
import { useTellPlace } from '../form/FormPlace';
import { useFocusOnRefusal } from '../form/useFocusOnRefusal';
import { useSaveShortcut } from '../form/useSaveShortcut';
import { useScreen } from '../ScreenContext';
import { bulkValues, chosenValues } from './bulkChanges';
import { ChosenField } from './ChosenField';
import { FieldChoice } from './FieldChoice';

export interface BulkEditFormProps {
  readonly initial: ChangeValues;
  readonly onCheck: (values: ChangeValues) => void;
  readonly cancel: ReactNode;
}

export function BulkEditForm({ initial, onCheck, cancel }: BulkEditFormProps) {
  const { schema } = useScreen();
  const [fields, setFields] = useState<readonly string[]>(Object.keys(initial));
  const [defaults] = useState(() => ({ ...bulkValues(schema), ...initial }));
  return (
    <Form
      noValidate
      disableInvalidFormNotification
      shouldFocusError={false}
      defaultValues={defaults}
      onSubmit={(values: ChangeValues) => onCheck(chosenValues(fields, values))}
    >
      <BulkEditBody given={initial} fields={fields} onFields={setFields} cancel={cancel} />
    </Form>
  );
}

interface BodyProps {
  /** Values of an earlier check. */
  readonly given: ChangeValues;
  readonly fields: readonly string[];
  readonly onFields: (fields: readonly string[]) => void;
  readonly cancel: ReactNode;
}

function BulkEditBody({ given, fields, onFields, cancel }: BodyProps) {
  const translate = useTranslate();
  const { submitCount, dirtyFields } = useFormState();
  const content = useRef<HTMLDivElement>(null);
  const [cleared, setCleared] = useState<readonly string[]>(() => fields.filter((name) => given[name] === null));
  // A field that is only chosen is chosen again at once; a value is not.
  const hasValues = fields.some(
    (name) => dirtyFields[name] !== undefined || Object.hasOwn(given, name) || cleared.includes(name),
  );
  useTellPlace(hasValues ? 'dirty' : 'clean');
  useSaveShortcut(content, fields.length === 0);
  useFocusOnRefusal(content, submitCount);
  const choose = (chosen: readonly string[]) => {
    onFields(chosen);
    setCleared((now) => now.filter((name) => chosen.includes(name)));
  };
  return (
    <Box ref={content}>
      <FieldChoice chosen={fields} onChoose={choose} />
      <Box sx={{ display: 'grid', rowGap: 2, my: 2 }}>
        {fields.map((name) => (
          <ChosenField
            key={name}
            name={name}
            chosen={fields}
            isNext={!Object.hasOwn(given, name)}
            isCleared={cleared.includes(name)}
            onClear={(isCleared) =>
              setCleared((now) => [...now.filter((one) => one !== name), ...(isCleared ? [name] : [])])
            }
            onDrop={() => choose(fields.filter((one) => one !== name))}
          />
        ))}
      </Box>
      <FormBar messages={null}>
        {cancel}
        <Button type="submit" variant="contained" disabled={fields.length === 0} aria-keyshortcuts="Control+S">
          {translate('changes.bulk.check')}
        </Button>
      </FormBar>
    </Box>
  );
}
