import { useCreate, useNotify, useTranslate } from 'ra-core';
import { useState } from 'react';
import { resourceKey } from '../../keys';
import { representationOf } from '../../representation';
import type { AnyRecord } from '../../types';
import { PageHeader } from '../page/PageHeader';
import { screenPath, useScreen } from '../ScreenContext';
import { createdValues, initialValues } from './formValues';
import { RecordForm } from './RecordForm';
import { useAfterSave } from './useAfterSave';
import { useNotices } from './useNotices';

/** The screen that creates a record. */
export default function CreateScreen() {
  const translate = useTranslate();
  const notify = useNotify();
  const target = useScreen();
  const { schema, address } = target;
  const [create] = useCreate<Omit<AnyRecord, 'id'>, Error, AnyRecord>();
  const sayNotices = useNotices();
  const afterSave = useAfterSave();
  const [round, setRound] = useState(0);
  const title = translate('screens.form.createTitle', {
    name: translate(resourceKey(schema, 'name'), { smart_count: 1 }),
  });

  const save = async (values: Readonly<Record<string, unknown>>): Promise<string> => {
    // With returnPromise it is the record, which the type of useCreate forgets.
    const record = (await create(
      address,
      { data: createdValues(schema, values) },
      { returnPromise: true },
    )) as AnyRecord;
    notify('screens.form.saved', { type: 'success', messageArgs: { name: representationOf(schema, record) } });
    sayNotices(record);
    return afterSave(record.id);
  };
  return (
    <>
      <PageHeader title={title} crumb={translate('screens.form.createCrumb')} />
      <RecordForm
        // 'Save and create another' begins with a new form.
        key={round}
        initial={initialValues(schema)}
        onSave={save}
        onAnother={() => setRound(round + 1)}
        cancelTo={screenPath(target, 'list')}
      />
    </>
  );
}
