import Box from '@mui/material/Box';
import { visuallyHidden } from '@mui/utils';
import { useTranslate } from 'ra-core';
import { diffWords, type DiffPart } from './diffWords';

/** Number of characters from which a word diff is easier to read than two values. */
const LONG = 60;

/** True if the two values are worth a word diff. */
export const areLongTexts = (before: unknown, after: unknown): boolean =>
  typeof before === 'string' && typeof after === 'string' && Math.max(before.length, after.length) > LONG;

const ELEMENTS = { same: 'span', removed: 'del', added: 'ins' } as const satisfies Record<DiffPart['kind'], string>;

export interface WordDiffProps {
  readonly before: string;
  readonly after: string;
}

export function WordDiff({ before, after }: WordDiffProps) {
  const translate = useTranslate();
  return (
    <Box component="span" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
      {diffWords(before, after).map(({ kind, text }, index) => (
        <Box key={index} component={ELEMENTS[kind]} sx={STYLES[kind]}>
          {kind !== 'same' && <span style={visuallyHidden}>[{translate(`history.${kind}`)}] </span>}
          {text}
        </Box>
      ))}
    </Box>
  );
}

const STYLES = {
  same: {},
  removed: { color: 'text.secondary' },
  added: { textDecoration: 'none', fontWeight: 700 },
} as const;
