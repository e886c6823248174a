import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useWords } from '../../fields/shared/hooks/useReaderLanguage';
import type { TextSection } from '../../pages/page';

/** A comfortable line length. */
const READABLE = '75ch';

export function PageText({ section: { label, content } }: { readonly section: TextSection }) {
  const words = useWords();
  const id = useId();
  return (
    <Box component="section" {...(label && { 'aria-labelledby': id })} sx={{ mb: 3, maxWidth: READABLE }}>
      {label && (
        <Typography id={id} variant="h2" sx={{ mb: 0.5 }}>
          {words(label)}
        </Typography>
      )}
      {words(content)
        .split(/\n\s*\n/)
        .map((paragraph, at) => (
          <Typography key={`${at} ${paragraph}`} sx={{ mb: 1, overflowWrap: 'break-word' }}>
            {paragraph}
          </Typography>
        ))}
    </Box>
  );
}
