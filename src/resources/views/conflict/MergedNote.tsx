import Alert from '@mui/material/Alert';
import { useTranslate } from 'ra-core';
import { fieldKey } from '../../registry/translationKeys';
import { useScreen } from '../ScreenContext';
import { namesOf, type Settled } from './conflict';
import { useListedNames } from './useListedNames';

export function MergedNote({ taken, writers }: Pick<Settled, 'taken' | 'writers'>) {
  const translate = useTranslate();
  const people = useListedNames();
  const { schema } = useScreen();
  if (taken.length === 0) return null;
  const name = people(namesOf(writers, taken)) ?? translate('history.conflict.somebody');
  const fields = taken.map((field) => translate(fieldKey(schema, field))).join(', ');
  return (
    <Alert severity="info" sx={{ mb: 1 }}>
      {translate('history.conflict.merged', { name, fields })}
    </Alert>
  );
}
