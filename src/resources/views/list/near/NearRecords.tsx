import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useReaderLanguage } from '../../../fields/shared/hooks/useReaderLanguage';
import { inLanguage } from '../../../language/words';
import type { FoundAnswer } from '../../../records/globalSearch';
import { Key } from '../../page/Key';
import { keyCaps } from '../../page/keyCaps';
import { PlainLink } from '../../page/PlainLink';
import { WITHOUT_KEYS } from '../../page/withoutKeys';
import { screenPath, useScreen } from '../../ScreenContext';
import { useListFilter } from '../filters/useListFilter';
import { useCall } from '../../useCall';
import { commonSpelling, nearRecords } from './nearRecords';
import { NEAR, NEAR_SEARCH } from './nearWords';
import { useEnterInSearch } from './useEnterInSearch';

export interface NearRecordsProps {
  readonly search: string;
}

/** Records of the list whose names resemble a search that finds nothing: one request, and nothing if it fails. */
export default function NearRecords({ search }: NearRecordsProps) {
  const target = useScreen();
  const { schema, address } = target;
  const { setSearch } = useListFilter();
  const call = useCall();
  const language = useReaderLanguage();
  const id = useId();
  const { data } = useQuery({
    queryKey: [address, 'near', search],
    queryFn: async ({ signal }) =>
      (await call('recherche', { query: { Search: search }, signal })) as Partial<FoundAnswer>,
    retry: false,
  });
  const found = data ? nearRecords(data, schema, address, search) : [];
  const names = found.map(({ name }) => name);
  const spelling = commonSpelling(names, search);
  useEnterInSearch(search, () => spelling !== undefined && setSearch(spelling));
  return (
    <Box role="status" sx={{ width: '100%', mt: 1 }}>
      {found.length > 0 && (
        <Box component="section" aria-labelledby={id}>
          <Typography id={id} component="h2" variant="subtitle2" sx={{ color: 'text.primary', mb: 1 }}>
            {inLanguage(NEAR, language)}
          </Typography>
          <Box component="ul" sx={LIST}>
            {found.map(({ record, name }) => (
              <li key={record.id}>
                <PlainLink className="link" to={screenPath(target, 'show', record.id)}>
                  {name}
                </PlainLink>
              </li>
            ))}
          </Box>
          {spelling !== undefined && (
            <Button
              variant="contained"
              size="small"
              aria-keyshortcuts="Enter"
              endIcon={
                <Box component="span" sx={{ display: 'inline-flex', [`@media ${WITHOUT_KEYS}`]: { display: 'none' } }}>
                  <Key>{keyCaps('↵', language)[0]?.text}</Key>
                </Box>
              }
              onClick={() => setSearch(spelling)}
              sx={{ mt: 1.5 }}
            >
              {inLanguage(NEAR_SEARCH, language).replace('%{search}', spelling)}
            </Button>
          )}
        </Box>
      )}
    </Box>
  );
}

const LIST = {
  listStyle: 'none',
  m: 0,
  mx: 'auto',
  p: 0,
  maxWidth: 480,
  textAlign: 'start',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  '& > li': { px: 1.5, py: 1 },
  '& > li + li': { borderTop: 1, borderColor: 'divider' },
} as const;
