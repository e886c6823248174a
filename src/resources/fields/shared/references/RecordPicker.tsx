import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'ra-core';
import { useState, type UIEvent } from 'react';
import type { AnyRecord } from '../../../types';
import { useRegistry } from '../../../views/RegistryContext';
import type { PickerFieldProps } from '../textFieldProps';
import { useChosenRecords } from './useChosenRecords';
import { useRecordChoices } from './useRecordChoices';
import { useRecordText, type Chosen } from './useRecordText';

interface RecordPickerProps {
  readonly resource: string;
  /** An id, several ids, or null. */
  readonly value: unknown;
  readonly onChange: (ids: readonly number[]) => void;
  readonly multiple?: boolean;
  readonly disabled?: boolean;
  readonly textField: PickerFieldProps;
  readonly required?: boolean;
}

/** How near the end of the choices, in pixels, the next page is asked for. */
const NEAR_END = 48;

/** Chooses records of a resource: searched by the server, page after page, all by keyboard where wanted. */
export function RecordPicker({ resource, value, onChange, multiple = false, ...props }: RecordPickerProps) {
  const { disabled, textField, required } = props;
  const translate = useTranslate();
  const schema = useRegistry().get(resource);
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const { choices, isLoading, isError, loadMore } = useRecordChoices(schema, typed, open);
  const chosen = useChosenRecords(resource, value);
  const textOf = useRecordText(schema);
  const chosenAside = chosen.filter(({ id }) => !choices.some((choice) => choice.id === id));
  const failure = translate('screens.inputs.choicesFailed');
  return (
    <Autocomplete<Chosen, boolean>
      multiple={multiple}
      size="small"
      fullWidth
      openOnFocus={false}
      disabled={disabled}
      open={open}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      // What is chosen is always an option, so that it is recognised, but a search shows only what it found.
      options={[...chosenAside, ...choices]}
      filterOptions={(options) => (typed ? options.filter((option) => !chosenAside.includes(option)) : options)}
      filterSelectedOptions={multiple}
      disableCloseOnSelect={multiple}
      value={multiple ? (chosen as Chosen[]) : (chosen[0] ?? null)}
      onChange={(_event, next) => onChange(recordsOf(next).map(({ id }) => id))}
      onInputChange={(_event, text, reason) => setTyped(reason === 'input' ? text : '')}
      getOptionLabel={textOf}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(option, value) => option.id === value.id}
      loading={isLoading}
      loadingText={translate('screens.inputs.loading')}
      noOptionsText={isError ? failure : translate('screens.inputs.noChoice')}
      openText={translate('screens.inputs.open')}
      closeText={translate('screens.inputs.close')}
      clearText={translate('screens.inputs.clear')}
      slotProps={{
        listbox: {
          onScroll: ({ currentTarget: list }: UIEvent<HTMLElement>) => {
            if (list.scrollHeight - list.scrollTop - list.clientHeight < NEAR_END) loadMore();
          },
        },
      }}
      renderInput={(params) => (
        <TextField
          {...params}
          {...textField}
          helperText={isError ? failure : textField.helperText}
          slotProps={{
            ...params.slotProps,
            htmlInput: { ...params.slotProps.htmlInput, 'aria-required': required },
          }}
        />
      )}
    />
  );
}

const recordsOf = (value: Chosen | readonly Chosen[] | null): readonly AnyRecord[] =>
  value ? ([value].flat() as Chosen[]) : [];
