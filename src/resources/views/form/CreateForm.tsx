import { useState, type ReactNode } from 'react';
import type { AnyRecord } from '../../language/resourceSchema';
import { useScreen } from '../ScreenContext';
import { initialValues } from './formValues';
import { RecordForm } from './RecordForm';
import { useSaveRecord } from './useSaveRecord';

export interface CreateFormProps {
  /** Values with which it begins, besides the declared ones. */
  readonly initial?: Readonly<Record<string, unknown>> | undefined;
  readonly onSaved: (record: AnyRecord) => void;
  /** Told of a record after which another one is begun; absent where that is not offered. */
  readonly onAnother?: ((record: AnyRecord) => void) | undefined;
  readonly cancel: ReactNode;
}

/** The form of a new record, on a page or in a dialog. */
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
      // 'Save and create another' begins with a new form.
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
