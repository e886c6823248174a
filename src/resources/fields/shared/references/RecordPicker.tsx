import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'ra-core';
import { memo, useState, type UIEvent } from 'react';
import { isSame } from '../../../common/isSame';
import { distinctionsOf } from '../../../records/namesakes';
import { isNamedSo } from '../../../records/search';
import { usePickerWords } from '../hooks/usePickerWords';
import { useTypedChoice } from '../hooks/useTypedChoice';
import type { PickerFieldProps } from '../inputs/textFieldProps';
import { RequiredLabel } from '../RequiredLabel';
import { ChoiceOption } from './ChoiceOption';
import { isNewChoice, type ReferenceChoice } from './newChoice';
import { useChosenRecords } from './useChosenRecords';
import { useFittingChoice } from './useFittingChoice';
import { useNewRecord } from './useNewRecord';
import { usePickerHelp } from './usePickerHelp';
import { useRecordChoices } from './useRecordChoices';
import { useRecordText } from './useRecordText';
import { useReferenceTarget } from './useReferenceTarget';

interface RecordPickerProps {
  readonly resource: string;
  /** Values for the address of a nested resource, besides the ids of the screen. */
  readonly known?: Readonly<Record<string, unknown>>;
  readonly value: unknown;
  readonly onChange: (ids: readonly number[]) => void;
  readonly multiple?: boolean;
  readonly disabled?: boolean;
  readonly textField: PickerFieldProps;
  readonly required?: boolean;
  readonly startsOpen?: boolean;
}

/** Pixels from the end of the options at which the next page is fetched. */
const NEAR_END = 48;

/**
 * Picks records of a resource, with search and paging on the server. Memoised by deep comparison like `QuietTextField`.
 */
export const RecordPicker = memo(function RecordPicker(props: RecordPickerProps) {
  const {
    resource,
    known,
    value,
    onChange,
    multiple = false,
    disabled = false,
    textField,
    required = false,
    startsOpen = false,
  } = props;
  const translate = useTranslate();
  const words = usePickerWords(textField.label);
  const target = useReferenceTarget(resource, known);
  const { schema, address, hint } = target;
  const [open, setOpen] = useState(startsOpen);
  const [text, setText] = useState<string>();
  const typed = text ?? '';
  const { choices, isLoading, isOutdated, error, isReserved, loadMore } = useRecordChoices({
    schema,
    address,
    typed,
    enabled: open,
  });
  const isError = error !== null;
  const chosen = useChosenRecords(address, value);
  useFittingChoice(address, chosen, onChange);
  const textOf = useRecordText(target, [...chosen, ...choices]);
  const { offer, begin, dialog } = useNewRecord(target, (id) =>
    onChange(multiple ? [...chosen.map((one) => one.id), id] : [id]),
  );
  const chosenAside = chosen.filter(({ id }) => !choices.some((choice) => choice.id === id));
  const offeredDistinctions = distinctionsOf(schema, [...chosenAside, ...choices], textOf);
  const chosenDistinctions = distinctionsOf(
    schema,
    chosen.filter(({ missing }) => !missing),
    textOf,
  );
  const offered = isLoading || isError ? [] : offer(typed, choices.map(textOf));
  const failure = translate('screens.inputs.choicesFailed');
  const help = usePickerHelp({
    schema,
    hint: isError ? failure : textField.error ? undefined : hint,
    isReserved: isReserved && !disabled,
    isLacking: required && chosen.length === 0,
    textField,
  });
  const nameOfChosen = !multiple && chosen[0] ? textOf(chosen[0]) : '';
  const textOfChoice = (choice: ReferenceChoice) => (isNewChoice(choice) ? choice.typed : textOf(choice));
  const chosenLabel = (choice: ReferenceChoice) => {
    const distinction = chosenDistinctions.get(choice.id);
    return distinction ? `${textOfChoice(choice)} (${distinction})` : textOfChoice(choice);
  };

  const isChosen = (option: ReferenceChoice) => chosen.some(({ id }) => id === option.id);
  const isFound = (option: ReferenceChoice): boolean => {
    if (isNewChoice(option)) return true;
    return !chosenAside.includes(option) && (!isOutdated || isNamedSo(textOf(option), typed));
  };

  const choose = (next: readonly ReferenceChoice[]) => {
    setText(undefined);
    const wanted = next.find(isNewChoice);
    if (!wanted) return onChange(next.map(({ id }) => id));
    setOpen(false);
    begin(wanted);
  };
  const options = [...chosenAside, ...choices, ...offered];
  const found = typed ? options.filter(isFound) : options;
  const records = found.filter((option) => !isNewChoice(option) && !(multiple && isChosen(option)));
  const typedChoice = useTypedChoice((one: ReferenceChoice) => choose(multiple ? [...chosen, one] : [one]));
  return (
    <>
      <Autocomplete<ReferenceChoice, boolean>
        multiple={multiple}
        size="small"
        fullWidth
        openOnFocus={false}
        disabled={disabled || address === undefined || isReserved}
        open={open && !isReserved}
        onOpen={() => setOpen(true)}
        onClose={() => setOpen(false)}
        // Chosen records must be options for MUI, but a search hides them.
        options={options}
        filterOptions={() => (multiple ? found.filter((option) => !isChosen(option)) : found)}
        // A key pressed before the answer must not begin a new record.
        autoHighlight={typed !== '' && records.length > 0}
        filterSelectedOptions={multiple}
        disableCloseOnSelect={multiple}
        value={multiple ? (chosen as ReferenceChoice[]) : (chosen[0] ?? null)}
        onChange={(_event, next) => choose(next ? [next].flat() : [])}
        inputValue={text ?? nameOfChosen}
        // The chosen record may load while typing; a reset to its name would discard the text.
        onInputChange={(_event, next, reason) => {
          if (reason !== 'reset') setText(reason === 'input' ? next : undefined);
          if (reason !== 'reset' && reason !== 'blur') typedChoice.forget();
        }}
        getOptionLabel={chosenLabel}
        getOptionKey={({ id }) => id}
        isOptionEqualToValue={(option, other) => option.id === other.id}
        renderOption={({ key, ...item }, option) => (
          <ChoiceOption
            key={key}
            item={item}
            option={option}
            text={textOfChoice(option)}
            distinction={offeredDistinctions.get(option.id)}
            schema={schema}
          />
        )}
        loading={isLoading}
        {...words}
        noOptionsText={isError ? failure : words.noOptionsText}
        slotProps={{
          paper: { sx: { border: 1, borderColor: 'divider', boxShadow: 6 } },
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
            label={<RequiredLabel required={required}>{textField.label}</RequiredLabel>}
            {...help}
            {...(typedChoice.warning && { error: true, helperText: typedChoice.warning })}
            onBlur={(event) => {
              typedChoice.leave(typed, isLoading || isOutdated ? undefined : records);
              textField.onBlur?.(event);
            }}
            slotProps={{
              ...params.slotProps,
              htmlInput: { ...params.slotProps.htmlInput, 'aria-required': required },
            }}
          />
        )}
      />
      {dialog}
    </>
  );
}, isSame);
