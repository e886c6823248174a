import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { MyNotices } from './MyNotices';
import { useMyNotices } from './useMyNotices';

/** More are read on the pages that they are about. */
const SHOWN = 4;

/** The notices for the reader, on the home page; nothing for those who can have none. */
export function NoticesCard() {
  const translate = useTranslate();
  const { isReader } = useMyNotices();
  if (!isReader) return null;
  return (
    <Box component="section" aria-labelledby="home-notices" sx={{ mb: 3 }}>
      <Typography id="home-notices" variant="h2" sx={{ mb: 1 }}>
        {translate('notices.mine.title')}
      </Typography>
      <MyNotices limit={SHOWN} />
    </Box>
  );
}
