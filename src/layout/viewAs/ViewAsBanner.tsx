import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useViewAs } from './ViewAsContext';

/**
 * Names the person whose view the portal shows ("Voir comme"), with a button to end it.
 * @param isLimited some of their rights hold only for the companies of a profile
 */
export function ViewAsBanner({ isLimited = false }: { readonly isLimited?: boolean }) {
  const translate = useTranslate();
  const { viewed, leave } = useViewAs();
  if (!viewed) return null;
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        flexWrap: 'wrap',
        columnGap: 1.5,
        px: 2,
        py: 0.75,
        bgcolor: 'customPurple.main',
        color: 'customPurple.contrastText',
      }}
    >
      <VisibilityOutlined fontSize="small" aria-hidden />
      <Box role="status" sx={{ flex: 1, minWidth: 0, fontWeight: 600 }}>
        {translate('access.viewAs.banner', { name: viewed.name })}
        {isLimited && ` ${translate('access.viewAs.limited')}`}
      </Box>
      <Button variant="outlined" color="inherit" size="small" onClick={() => leave()}>
        {translate('access.viewAs.leave')}
      </Button>
    </Box>
  );
}
