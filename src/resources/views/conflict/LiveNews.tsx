import Alert from '@mui/material/Alert';
import { useDataProvider, useTranslate } from 'ra-core';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { fieldKey } from '../../registry/translationKeys';
import type { LiveRow } from '../../live/liveChange';
import { mergeRecords, type Merge } from '../../records/merge';
import type { AnyRecord } from '../../language/resourceSchema';
import { recordValues } from '../form/formValues';
import { useScreen } from '../ScreenContext';
import { namesOf, type Conflict } from './conflict';
import { useLastWriters } from './useLastWriters';
import { useListedNames } from './useListedNames';

export interface LiveNewsProps {
  readonly row: LiveRow;
  /** The record as the form first loaded it. */
  readonly record: AnyRecord;
}

type News = Pick<Merge, 'taken' | 'conflicts'> & Pick<Conflict, 'writers'>;

/**
 * Shows who just changed which fields of the open record. Fields that the reader has not touched are updated
 * in the form; for the others the typed value stays, and saving asks which one to keep.
 */
export function LiveNews({ row, record }: LiveNewsProps) {
  const translate = useTranslate();
  const people = useListedNames();
  const { schema, address } = useScreen();
  const { getOne } = useDataProvider();
  const findWriters = useLastWriters();
  const { getValues, resetField } = useFormContext();
  // The base of the next merge: the loaded record plus the changes taken over since.
  const base = useRef(record);
  const [news, setNews] = useState<News>();
  const follow = useEffectEvent(async () => {
    const { data: now } = await getOne<AnyRecord>(address, { id: record.id });
    const { taken, conflicts } = mergeRecords(schema, base.current, now, getValues());
    const values = recordValues(schema, now);
    for (const name of taken) resetField(name, { defaultValue: values[name] });
    base.current = { ...base.current, ...Object.fromEntries(taken.map((name) => [name, now[name]])) };
    setNews({ taken, conflicts, writers: await findWriters(now.id, [...taken, ...conflicts]) });
  });
  const isDeleted = row.action === 'delete';
  useEffect(() => {
    // If the record is no longer readable, saving reports it.
    if (!isDeleted) follow().catch(() => undefined);
  }, [isDeleted, row.version]);
  if (isDeleted) return <Alert severity="warning">{translate('history.conflict.deletedNow')}</Alert>;
  const say = (key: string, fields: readonly string[]) =>
    translate(key, {
      name: people(namesOf(news?.writers ?? {}, fields)) ?? translate('history.conflict.somebody'),
      fields: fields.map((name) => translate(fieldKey(schema, name))).join(', '),
    });
  if (!news) return null;
  return (
    <>
      {news.taken.length > 0 && (
        <Alert severity="info" sx={{ mb: 1 }}>
          {say('history.conflict.followed', news.taken)}
        </Alert>
      )}
      {news.conflicts.length > 0 && (
        <Alert severity="warning" sx={{ mb: 1 }}>
          {say('history.conflict.both', news.conflicts)}
        </Alert>
      )}
    </>
  );
}
