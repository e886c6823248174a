import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { ENCODINGS, SEPARATORS, type Encoding, type Separator } from '../../../exchange/read/readTypes';
import { useNumberFormat } from '../../page/useNumberFormat';
import type { TableSummary } from '../engine/importEngineTypes';
import type { ReadChoices } from '../useImport';

const ENCODING_KEYS: Readonly<Record<Encoding, string>> = {
  'utf-8': 'utf8',
  'utf-16le': 'utf16le',
  'utf-16be': 'utf16be',
  'windows-1252': 'windows1252',
};

const SEPARATOR_KEYS: Readonly<Record<Separator, string>> = { ';': 'semicolon', ',': 'comma', '\t': 'tab', '|': 'bar' };

interface RecognisedProps {
  readonly table: TableSummary;
  readonly choices: ReadChoices;
  readonly onChoose: (choices: ReadChoices) => void;
  readonly disabled: boolean;
  /** Number of refused rows, after the check. */
  readonly refused: number;
  /** Shows what was recognised only, without the choices. */
  readonly isFolded: boolean;
}

export function Recognised({ table, choices, onChoose, disabled, refused, isFolded }: RecognisedProps) {
  const translate = useTranslate();
  const number = useNumberFormat();
  const word = (key: string) => translate(`exchange.import.file.${key}`);
  const { format, encoding, separator, sheet, sheets } = table;
  const decimalComma = choices.decimalComma ?? table.decimalComma;
  const rows = table.lines.length;
  return (
    <Box
      role="group"
      aria-label={word('recognised')}
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}
    >
      <Typography variant="body2" role="status">
        {word(`formats.${format}`)}
        {isFolded && encoding && ` · ${word(`encodings.${ENCODING_KEYS[encoding]}`)}`}
        {isFolded && separator && ` · ${word(`separators.${SEPARATOR_KEYS[separator]}`)}`}
        {isFolded && sheet !== undefined && sheets.length > 1 && ` · ${sheet}`}
        {' · '}
        {translate('exchange.import.file.rows', { smart_count: rows, count: number(rows) })}
        {refused > 0 && (
          // On a phone the preview is below the first screen.
          <Box component="span" sx={{ color: 'error.main', fontWeight: 600 }}>
            {' · '}
            {translate('changes.done.refused', { smart_count: refused })}
          </Box>
        )}
      </Typography>
      {!isFolded && encoding && (
        <SmallSelect
          label={word('encoding')}
          value={encoding}
          options={ENCODINGS.map((one) => [one, word(`encodings.${ENCODING_KEYS[one]}`)])}
          onChoose={(next) => onChoose({ ...choices, encoding: next })}
          disabled={disabled}
        />
      )}
      {!isFolded && separator && (
        <SmallSelect
          label={word('separator')}
          value={separator}
          options={SEPARATORS.map((one) => [one, word(`separators.${SEPARATOR_KEYS[one]}`)])}
          onChoose={(next) => onChoose({ ...choices, separator: next })}
          disabled={disabled}
        />
      )}
      {!isFolded && sheet !== undefined && sheets.length > 1 && (
        <SmallSelect
          label={word('sheet')}
          value={sheet}
          options={sheets.map((one) => [one, one])}
          onChoose={(next) => onChoose({ ...choices, sheet: next })}
          disabled={disabled}
        />
      )}
      {!isFolded && (
        <SmallSelect
          label={word('decimals')}
          value={decimalComma ? 'comma' : 'point'}
          options={(['comma', 'point'] as const).map((one) => [one, word(`decimalSigns.${one}`)])}
          onChoose={(next) => onChoose({ ...choices, decimalComma: next === 'comma' })}
          disabled={disabled}
        />
      )}
    </Box>
  );
}

interface ChoiceProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly options: readonly (readonly [Value, string])[];
  readonly onChoose: (value: Value) => void;
  readonly disabled: boolean;
}

export function SmallSelect<Value extends string>({ label, value, options, onChoose, disabled }: ChoiceProps<Value>) {
  return (
    <TextField
      select
      size="small"
      label={label}
      value={value}
      disabled={disabled}
      onChange={(event) => {
        const found = options.find(([one]) => one === event.target.value);
        if (found) onChoose(found[0]);
      }}
      fullWidth={false}
      sx={{ width: { xs: '100%', sm: 'auto' }, minWidth: 140, maxWidth: '100%' }}
    >
      {options.map(([one, text]) => (
        <MenuItem key={one} value={one}>
          {text}
        </MenuItem>
      ))}
    </TextField>
  );
}
