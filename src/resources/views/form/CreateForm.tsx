import { useState, type ReactNode } from 'react';
import type { AnyRecord } from '../../language/resourceSchema';
import { useScreen } from '../ScreenContext';
import { initialValues } from './formValues';
import { RecordForm } from './RecordForm';
import { useSaveRecord } from './useSaveRecord';

export interface CreateFormProps {
  readonly initial?: Readonly<Record<string, unknown>> | undefined;
  readonly onSaved: (record: AnyRecord) => void;
  /** Called when another record is to be created next; undefined hides that button. */
  readonly onAnother?: ((record: AnyRecord) => void) | undefined;
  readonly cancel: ReactNode;
}

export function CreateForm({ initial, onSaved, onAnother, cancel }: CreateFormProps) {
  const { schema } = useScreen();
  const { createFrom, upload } = useSaveRecord();
  const [round, setRound] = useState(0);
  const again = (record: AnyRecord) => {
    setRound(round + 1);
    onAnother?.(record);
  };
  return (
    <RecordForm
      // "Save and create another" mounts a new form.
      key={round}
      initial={{ ...initialValues(schema), ...initial }}
      onSave={createFrom}
      onSaved={onSaved}
      onAnother={onAnother && again}
      upload={upload}
      cancel={cancel}
    />
  );
}
