import Alert from '@mui/material/Alert';
import { useTranslate } from 'ra-core';
import { fileSize } from '../../../fields/shared/files/fileSize';
import { useRegion } from '../../../fields/shared/hooks/useReaderLanguage';
import type { TableProblem } from '../../../exchange/read/readTypes';
import { useNumberFormat } from '../../page/useNumberFormat';
import { problemWords } from './problemWords';

/** Says why a file cannot be imported, and what to do. */
export function FileProblem({ problem }: { readonly problem: TableProblem }) {
  const translate = useTranslate();
  const region = useRegion();
  const number = useNumberFormat();
  const { key, args } = problemWords(problem, { translate, number, bytes: (value) => fileSize(value, region) });
  return (
    <Alert severity="error" sx={{ mt: 2 }}>
      {translate(key, args)}
    </Alert>
  );
}
