import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { isWrong, type Finding } from '../core/finding';

export interface FindingListProps {
  readonly findings: readonly Finding[];
  readonly wordsOf: (finding: Finding) => string;
  /** Nothing was typed yet: missing values are hints rather than errors. */
  readonly isFresh?: boolean;
}

/** Findings about a slot, errors before warnings. */
export function FindingList({ findings, wordsOf, isFresh = false }: FindingListProps) {
  const wrong = [...new Set(findings.filter(isWrong).map(wordsOf))];
  const unwise = [...new Set(findings.filter((one) => !isWrong(one)).map(wordsOf))];
  return (
    <Stack spacing={1} aria-live="polite" sx={{ my: wrong.length + unwise.length > 0 ? 1.5 : 0 }}>
      {wrong.length > 0 && (
        <Alert severity={isFresh ? 'info' : 'error'}>
          {wrong.map((words) => (
            <div key={words}>{words}</div>
          ))}
        </Alert>
      )}
      {unwise.length > 0 && (
        <Alert severity="warning">
          {unwise.map((words) => (
            <div key={words}>{words}</div>
          ))}
        </Alert>
      )}
    </Stack>
  );
}
