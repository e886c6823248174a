import Box from '@mui/material/Box';
import { Fragment } from 'react';
import { useReaderLanguage } from '../../fields/shared/hooks/useReaderLanguage';
import { Key } from './Key';
import { keyCaps } from './keyCaps';

export interface KeyListProps {
  readonly keys: readonly (readonly [key: string, does: string])[];
}

/** Keys with what they do. */
export function KeyList({ keys }: KeyListProps) {
  const language = useReaderLanguage();
  return (
    <Box
      component="dl"
      sx={{ display: 'grid', gridTemplateColumns: 'fit-content(42%) 1fr', columnGap: 2, rowGap: 0.75, m: 0 }}
    >
      {keys.map(([key, does]) => (
        <Box key={key} sx={{ display: 'contents' }}>
          <Box component="dt" sx={{ typography: 'body2', lineHeight: 1.7, color: 'text.secondary' }}>
            {keyCaps(key, language).map(({ text, isKey }, at) => (
              <Fragment key={at}>{isKey ? <Key>{text}</Key> : text}</Fragment>
            ))}
          </Box>
          <Box component="dd" sx={{ m: 0, '&::first-letter': { textTransform: 'uppercase' } }}>
            {does}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
