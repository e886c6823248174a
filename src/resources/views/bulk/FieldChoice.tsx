import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'ra-core';
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
  return (
    <Autocomplete
      multiple
      disableCloseOnSelect
      options={bulkFieldsOf(schema)}
      value={[...chosen]}
      onChange={(_, fields) => onChoose(fields)}
      getOptionLabel={(field) => translate(fieldKey(schema, field))}
      noOptionsText={translate('screens.inputs.noChoice')}
      openText={translate('screens.inputs.open')}
      closeText={translate('screens.inputs.close')}
      clearText={translate('screens.inputs.clear')}
      renderInput={(input) => (
        <TextField
          {...input}
          autoFocus
          label={translate('changes.bulk.fields')}
          helperText={translate('changes.bulk.fieldsHelp')}
        />
      )}
    />
  );
}
