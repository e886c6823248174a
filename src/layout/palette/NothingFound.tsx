import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { useOnline } from '../../resources/views/page/useOnline';

/** The beginning says which search it was. */
const LONGEST = 60;

const shortened = (text: string): string => (text.length > LONGEST ? `${text.slice(0, LONGEST).trimEnd()}…` : text);

/** Stands above what may be done instead; the status reads it out. */
export function NothingFound({ query }: { readonly query: string }) {
  const translate = useTranslate();
  const isOnline = useOnline();
  return (
    <Box sx={{ px: 2, pt: 3, pb: 2, textAlign: 'center', color: 'text.secondary', overflowWrap: 'anywhere' }}>
      {translate(isOnline ? 'shell.palette.none' : 'shell.palette.offline', { query: shortened(query.trim()) })}
    </Box>
  );
}
