import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'ra-core';
import { usePickerWords } from '../../fields/shared/hooks/usePickerWords';
import { fieldKey } from '../../registry/translationKeys';
import { useScreen } from '../ScreenContext';
import { bulkFieldsOf } from './bulkChanges';

export interface FieldChoiceProps {
  readonly chosen: readonly string[];
  readonly onChoose: (fields: readonly string[]) => void;
}

export function FieldChoice({ chosen, onChoose }: FieldChoiceProps) {
  const translate = useTranslate();
  const { schema } = useScreen();
  const label = translate('changes.bulk.fields');
  return (
    <Autocomplete
      multiple
      disableCloseOnSelect
      options={bulkFieldsOf(schema)}
      value={[...chosen]}
      onChange={(_, fields) => onChoose(fields)}
      getOptionLabel={(field) => translate(fieldKey(schema, field))}
      {...usePickerWords(label)}
      renderInput={(input) => (
        <TextField {...input} autoFocus label={label} helperText={translate('changes.bulk.fieldsHelp')} />
      )}
    />
  );
}
