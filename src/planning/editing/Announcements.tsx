import { visuallyHidden } from '@mui/utils';
import Box from '@mui/material/Box';
import { useCallback, useState } from 'react';

/** What a view says to those who do not see it. */
export function useAnnouncer() {
  const [said, setSaid] = useState('');
  // The same words twice would not be read twice.
  const say = useCallback((text: string) => setSaid((before) => (before === text ? `${text}\u00a0` : text)), []);
  return { said, say };
}

/** The live region of a view. */
export function Announcements({ said }: { readonly said: string }) {
  return (
    <Box aria-live="polite" data-said sx={visuallyHidden}>
      {said}
    </Box>
  );
}
