import Autocomplete, { createFilterOptions } from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { useMemo, useState } from 'react';
import { offeredSpec } from '../../records/fieldRules';
import { CELL_SEPARATOR } from '../../fields/shared/lists';
import { optionsOf } from '../../fields/shared/options';
import { foldText } from '../../common/foldText';
import { useMayTake } from '../access/useMayTake';
import { useScreen } from '../ScreenContext';
import { entryOfValue, holdsSeveral, shownText, type CellChoice } from './cellText';
import { useGridCells } from './GridContext';
import { entryOf, rowValues } from './gridState';
import type { CellEditorProps } from './TextEditor';
import type { GridColumn, GridRow } from './sheetTypes';

/** Typing narrows the list further. */
const MOST_SHOWN = 60;

const filterOptions = createFilterOptions<CellChoice>({ limit: MOST_SHOWN, stringify: ({ text }) => foldText(text) });

/** The column's choices, minus those excluded by the row's values, the stored record and the reader's rights. */
function useOffered({ name, spec }: GridColumn, row: GridRow, choices: readonly CellChoice[]): readonly CellChoice[] {
  const { schema } = useScreen();
  const mayTake = useMayTake();
  return useMemo(() => {
    const values = rowValues(row);
    const stored = row.id === undefined ? undefined : row.base;
    const offered = offeredSpec(schema, name, spec, { values, mayTake, ...(stored && { stored }) });
    const options = offered === spec ? undefined : optionsOf(offered).map(({ value }) => value);
    return options ? choices.filter(({ value }) => options.includes(String(value))) : choices;
  }, [schema, name, spec, row, choices, mayTake]);
}

export function ChoiceEditor({ row, column, onEntry }: CellEditorProps) {
  const translate = useTranslate();
  const { choicesOf, labelOf, opening, read, words } = useGridCells();
  const all = useMemo(() => choicesOf(column) ?? [], [choicesOf, column]);
  const choices = useOffered(column, row, all);
  const isSeveral = holdsSeveral(column.spec);
  const [before] = useState(() => entryOf(row, column.name));
  const [value, setValue] = useState(isSeveral && before.issues ? [] : before.value);
  const chosen = useMemo(() => choices.filter((choice) => [value].flat().includes(choice.value)), [choices, value]);
  const [text, setText] = useState(() => {
    if (opening() === 'typed') return '';
    if (before.issues) return shownText(before, column, words);
    return isSeveral ? '' : (chosen[0]?.text ?? '');
  });
  const choose = (next: readonly CellChoice[]) => {
    const values = next.map((choice) => choice.value);
    const taken = isSeveral ? values : (values[0] ?? null);
    setValue(taken);
    setText('');
    onEntry(entryOfValue(taken, column.spec), !isSeveral);
  };
  const isUnknown = (typed: string): boolean => {
    const state = { inputValue: foldText(typed), getOptionLabel: ({ text: label }: CellChoice) => label };
    return typed.trim() !== '' && filterOptions([...choices], state).length === 0;
  };
  const type = (typed: string) => {
    setText(typed);
    const beside = isSeveral ? chosen.map((choice) => choice.text) : [];
    const taken = isSeveral && value !== before.value ? entryOfValue(value, column.spec) : undefined;
    // A text without a match stays in the cell as refused, as a pasted one does.
    onEntry(isUnknown(typed) ? read([...beside, typed].join(CELL_SEPARATOR), column) : taken);
  };
  // The current value is not a search text: all choices show until something is typed.
  const search = text === chosen[0]?.text ? '' : foldText(text);
  return (
    // With several values, Enter picks the next one; Tab closes the editor, and so does Enter after an unknown text.
    <Box
      onKeyDown={(event) => isSeveral && event.key === 'Enter' && !isUnknown(text) && event.stopPropagation()}
      sx={{ blockSize: '100%' }}
    >
      <Autocomplete<CellChoice, boolean>
        openOnFocus
        autoHighlight={search !== ''}
        multiple={isSeveral}
        disableCloseOnSelect={isSeveral}
        options={choices}
        value={isSeveral ? chosen : (chosen[0] ?? null)}
        inputValue={text}
        onInputChange={(_event, typed, reason) => reason === 'input' && type(typed)}
        onChange={(_event, next) => choose(next ? [next].flat() : [])}
        getOptionLabel={({ text: label }) => label}
        getOptionKey={({ value: key }) => String(key)}
        isOptionEqualToValue={(a, b) => a.value === b.value}
        filterOptions={(options, state) => filterOptions([...options], { ...state, inputValue: search })}
        noOptionsText={translate('grid.noChoice')}
        renderValue={(taken) => <Taken choices={[taken].flat()} />}
        renderInput={({ slotProps: { input, htmlInput } }) => (
          <Box ref={input.ref} sx={BOX}>
            {isSeveral && input.startAdornment}
            <Box component="input" {...htmlInput} autoFocus aria-label={labelOf(column)} sx={INPUT} />
          </Box>
        )}
        slotProps={{ popper: { sx: { minWidth: 240 } }, paper: { sx: { border: 1, borderColor: 'divider' } } }}
        sx={{ blockSize: '100%' }}
      />
    </Box>
  );
}

function Taken({ choices }: { readonly choices: readonly CellChoice[] }) {
  return (
    <Box component="span" sx={{ whiteSpace: 'nowrap', overflow: 'hidden', textOverflow: 'ellipsis', maxWidth: '60%' }}>
      {choices.map(({ text }) => text).join(CELL_SEPARATOR)}
    </Box>
  );
}

const BOX = {
  display: 'flex',
  alignItems: 'center',
  gap: 0.5,
  blockSize: '100%',
  paddingInline: '7px',
  outline: '2px solid',
  outlineColor: 'primary.main',
  outlineOffset: '-2px',
  bgcolor: 'background.paper',
} as const;
const INPUT = {
  flex: 1,
  minWidth: 0,
  padding: 0,
  border: 0,
  outline: 0,
  color: 'text.primary',
  bgcolor: 'transparent',
  font: 'inherit',
} as const;
