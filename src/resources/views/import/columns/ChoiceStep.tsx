import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { targetsOf } from '../../../exchange/plan/targets';
import { EMPTY_CELLS } from '../../../exchange/plan/importPlanTypes';
import { useWords } from '../../../fields/shared/hooks/useReaderLanguage';
import { useScreen } from '../../ScreenContext';
import { SmallSelect } from '../file/Recognised';
import type { Import } from '../useImport';
import { keysIn, modesFor } from './importChoices';

/** What is done with the rows, in words. */
export function ChoiceSummary({ choices: { mode, key } }: Pick<Import, 'choices'>) {
  const translate = useTranslate();
  const words = useWords();
  const { schema } = useScreen();
  const label = targetsOf(schema).find(({ target }) => target === key)?.column.label;
  return (
    <Typography variant="body2">
      {translate(`exchange.import.choices.modes.${mode}`)}
      {mode !== 'create' && label && ` · ${translate('exchange.import.choices.key')} ${words(label)}`}
    </Typography>
  );
}

/** Choices about the rows: create or match with existing records, and the meaning of empty cells. */
export function ChoiceStep({ run, disabled }: { readonly run: Import; readonly disabled: boolean }) {
  const translate = useTranslate();
  const words = useWords();
  const { schema } = useScreen();
  const { choices, setChoices, mapping, allowed, obstacle } = run;
  const word = (key: string) => translate(`exchange.import.choices.${key}`);
  const labels = new Map(targetsOf(schema).map(({ target, column }) => [target, words(column.label)]));
  const keys = keysIn(schema, mapping);
  return (
    <Box
      component="section"
      aria-label={word('title')}
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}
    >
      <SmallSelect
        label={word('mode')}
        value={choices.mode}
        options={modesFor(allowed).map((mode) => [mode, word(`modes.${mode}`)])}
        onChoose={(mode) => setChoices({ ...choices, mode })}
        disabled={disabled}
      />
      {choices.mode !== 'create' && keys.length > 0 && (
        <SmallSelect
          label={word('key')}
          value={choices.key}
          options={keys.map((key) => [key, labels.get(key) ?? key])}
          onChoose={(key) => setChoices({ ...choices, key })}
          disabled={disabled}
        />
      )}
      {choices.mode !== 'create' && (
        <SmallSelect
          label={word('emptyCell')}
          value={choices.emptyCell}
          options={EMPTY_CELLS.map((one) => [one, word(`emptyCells.${one}`)])}
          onChoose={(emptyCell) => setChoices({ ...choices, emptyCell })}
          disabled={disabled}
        />
      )}
      {obstacle === 'noKey' && (
        <Alert severity="warning" sx={{ flexBasis: '100%' }}>
          {word('noKey')}
        </Alert>
      )}
    </Box>
  );
}
