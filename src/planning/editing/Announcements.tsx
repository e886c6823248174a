import { visuallyHidden } from '@mui/utils';
import Box from '@mui/material/Box';
import { useCallback, useState } from 'react';

/** State of a view's live region. */
export function useAnnouncer() {
  const [said, setSaid] = useState('');
  // Screen readers skip an unchanged text, so a repeated one gets a trailing space.
  const say = useCallback((text: string) => setSaid((before) => (before === text ? `${text}\u00a0` : text)), []);
  return { said, say };
}

export function Announcements({ said }: { readonly said: string }) {
  return (
    <Box aria-live="polite" data-said sx={visuallyHidden}>
      {said}
    </Box>
  );
}
