import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useLocale, useTranslate } from 'ra-core';
import { Link } from 'react-router';
import { HOME } from '../../resources/routes/addresses';
import type { ProductRoute } from '../../resources/routes/types';
import { useDocumentTitle } from '../../resources/views/page/useDocumentTitle';
import { inLanguage, LANGUAGES } from '../../resources/words';
import { SchemaIcon } from '../../theme/icons';

/** A screen of the product that is not built yet: its title, and what it will hold. */
export default function LaterPage({ route }: { readonly route: ProductRoute }) {
  const translate = useTranslate();
  const locale = useLocale();
  const language = LANGUAGES.find((one) => one === locale) ?? LANGUAGES[0];
  const title = inLanguage(route.title, language);
  useDocumentTitle(title);
  return (
    <Box sx={{ maxWidth: 720 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 1.5, mb: 2 }}>
        <Typography variant="h1">{title}</Typography>
        <Chip size="small" label={translate('pages.later.badge')} />
      </Box>
      <Paper variant="outlined" sx={{ display: 'flex', gap: 2, p: { xs: 2, sm: 3 } }}>
        <Box sx={PICTURE}>
          <SchemaIcon name={route.menu?.icon} />
        </Box>
        <Box sx={{ minWidth: 0 }}>
          <Typography variant="h2" sx={{ mb: 1.5 }}>
            {translate('pages.later.title')}
          </Typography>
          <Typography variant="overline" component="h3" sx={{ color: 'text.secondary' }}>
            {translate('pages.later.content')}
          </Typography>
          <Typography sx={{ mb: 1.5 }}>{inLanguage(route.content, language)}</Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary', mb: 2 }}>
            {translate('pages.later.access')}
          </Typography>
          <Button component={Link} to={HOME} variant="outlined">
            {translate('pages.later.home')}
          </Button>
        </Box>
      </Paper>
    </Box>
  );
}

const PICTURE = {
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  flexShrink: 0,
  borderRadius: 1,
  bgcolor: 'primary.soft',
  color: 'primary.onSoft',
} as const;
