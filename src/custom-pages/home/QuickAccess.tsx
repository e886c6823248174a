import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useLocale, useTranslate } from 'ra-core';
import { useMemo } from 'react';
import { useGrants } from '../../resources/views/access/useGrants';
import { menuGroups } from '../../resources/schemas/menuGroups';
import { useRegistry } from '../../resources/views/RegistryContext';
import { inLanguage, LANGUAGES } from '../../resources/language/words';
import { AccessCard } from './AccessCard';
import { quickAccess } from './quickAccess';

export function QuickAccess() {
  const translate = useTranslate();
  const locale = useLocale();
  const language = LANGUAGES.find((one) => one === locale) ?? LANGUAGES[0];
  const { visible: schemas } = useRegistry();
  const { held } = useGrants();
  const groups = useMemo(() => held && quickAccess(schemas, held, language), [schemas, held, language]);
  if (!groups) return <Skeleton variant="rounded" height={220} />;
  if (groups.length === 0) {
    return <Typography sx={{ color: 'text.secondary' }}>{translate('shell.home.noAccess')}</Typography>;
  }
  const sections = groups.map(({ group, schemas: lists }) => (
    <Box component="section" key={group} aria-label={inLanguage(menuGroups[group], language)} sx={GROUP}>
      <Typography variant="overline" component="h3" sx={{ color: 'text.secondary', mb: 0.75 }}>
        {inLanguage(menuGroups[group], language)}
      </Typography>
      <Box component="ul" sx={{ m: 0, p: 0 }}>
        {lists.map((schema) => (
          <AccessCard key={schema.name} schema={schema} />
        ))}
      </Box>
    </Box>
  ));
  return <Box sx={{ columns: '260px', columnGap: 5 }}>{sections}</Box>;
}

const GROUP = { breakInside: 'avoid', pb: 2 } as const;
