import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { useReaderLanguage } from '../../../resources/fields/shared/hooks/useReaderLanguage';
import { colonOf } from '../../../resources/language/words';
import { narrow } from '../matrix/narrow';
import { FLAGS, useFlagWords } from '../api/useFlagWords';
import { useMayReadFunctions } from '../api/useAllowances';
import { useRights } from '../api/useRightsAndFunctions';
import { useSourceWords } from '../api/useSourceWords';
import { SearchField } from '../../parts/SearchField';
import type { IdentityTabProps } from './IdentityTab';
import { useHeldSources } from './useHeldSources';

export function HeldTab({ identity }: IdentityTabProps) {
  const translate = useTranslate();
  const words = useFlagWords();
  const language = useReaderLanguage();
  const sourceWords = useSourceWords();
  const sources = useHeldSources(identity);
  const { data: rights = [] } = useRights();
  const [search, setSearch] = useState('');
  const mayRead = useMayReadFunctions();
  if (mayRead === false) return <Alert severity="info">{translate('accessPages.held.needsFunctions')}</Alert>;
  if (!sources) return <Skeleton variant="rounded" height={160} />;
  const held = rights.filter(({ code }) => sources.some(({ right }) => right.startsWith(`${code}:`)));
  if (held.length === 0)
    return <Typography sx={{ color: 'text.secondary', py: 1 }}>{translate('accessPages.held.none')}</Typography>;
  const shown = narrow(held, search);
  const levelsOf = (code: string) =>
    FLAGS.flatMap((flag) => {
      const through = sources.filter(({ right }) => right === `${code}:${flag}`);
      return through.length > 0 ? [{ flag, text: through.map(sourceWords).join(', ') }] : [];
    });
  return (
    <>
      <SearchField label={translate('accessPages.held.search')} value={search} onChange={setSearch} />
      {shown.length === 0 && <Typography sx={{ py: 2 }}>{translate('accessPages.held.nothingFound')}</Typography>}
      <Box component="dl" sx={{ m: 0, mt: 1 }}>
        {shown.map(({ id, code, libelle }) => (
          <Box
            key={id}
            sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, py: 1, borderBottom: 1, borderColor: 'divider' }}
          >
            <Box component="dt" sx={{ flex: '0 0 260px', overflowWrap: 'anywhere' }}>
              {libelle}
            </Box>
            <Box component="dd" sx={{ flex: '1 1 260px', m: 0 }}>
              {levelsOf(code).map(({ flag, text }) => (
                <Typography key={flag} variant="body2">
                  <strong>{words[flag].full}</strong>
                  {colonOf(language)}
                  {text}
                </Typography>
              ))}
            </Box>
          </Box>
        ))}
      </Box>
    </>
  );
}
