import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { fileSize } from '../../resources/fields/shared/files/fileSize';
import { useRegion } from '../../resources/fields/shared/hooks/useReaderLanguage';
import { useNumberFormat } from '../../resources/views/page/useNumberFormat';
import { useCall } from '../../resources/views/useCall';
import { SHEET } from './cards/cardFrames';
import { shownItems, type UsageItem } from './usageItems';

const NEVER_FULL = 99;
/** Per cent from which a bar says more than the words beside it. */
const LEAST_DRAWN = 1;

/** A quota in words, with a bar once there is something to draw. */
function UsageBar({ item: { quota, used, limit, warning } }: { readonly item: UsageItem }) {
  const translate = useTranslate();
  const number = useNumberFormat();
  const region = useRegion();
  const amount = (value: number) => (quota.endsWith('Bytes') ? fileSize(value, region) : number(value));
  const label = translate(`shell.home.usage.${quota}`);
  const percent = used >= limit ? 100 : Math.min(NEVER_FULL, Math.floor((used * 100) / limit));
  const isNear = warning > 0;
  return (
    <Box component="li" sx={isNear ? { ...ITEM, flexBasis: '100%' } : ITEM}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1 }}>
        <span>{label}</span>
        <Box component="span" sx={{ color: 'text.primary', fontVariantNumeric: 'tabular-nums' }}>
          {translate('shell.home.usage.of', { used: amount(used), limit: amount(limit) })}
        </Box>
      </Box>
      {percent > LEAST_DRAWN && (
        <LinearProgress
          variant="determinate"
          value={percent}
          color={isNear ? 'warning' : 'primary'}
          aria-label={label}
          sx={{ mt: 0.5, height: isNear ? 6 : 4, borderRadius: 3, bgcolor: 'divider' }}
        />
      )}
      {isNear && (
        <Typography variant="body2" sx={{ mt: 0.5, fontWeight: 500 }}>
          {translate(percent === 100 ? 'shell.home.usage.full' : 'shell.home.usage.near', { percent })}
        </Typography>
      )}
    </Box>
  );
}

/**
 * The organisation's quotas for administrators, and the reader's own if they are close to one.
 * @param shownWhen `near`: shown first if a limit is close; `far`: shown last otherwise
 */
export function UsageCard({ shownWhen }: { readonly shownWhen: 'near' | 'far' }) {
  const translate = useTranslate();
  const call = useCall();
  const { data: items = [] } = useQuery({
    queryKey: ['usage'],
    queryFn: async () => shownItems(await call('usage')),
    retry: false,
  });
  const isNear = items.some(({ warning }) => warning > 0);
  if (items.length === 0 || isNear !== (shownWhen === 'near')) return null;
  return (
    <Box component="section" aria-labelledby="home-usage" sx={isNear ? undefined : QUIET}>
      <Typography
        id="home-usage"
        component="h2"
        variant={isNear ? 'h3' : 'body2'}
        sx={isNear ? { mb: 1 } : { fontWeight: 500 }}
      >
        {translate('shell.home.usage.title')}
      </Typography>
      <Box component="ul" sx={isNear ? { ...ITEMS, ...SHEET, py: 1.5 } : ITEMS}>
        {items.map((item) => (
          <UsageBar key={item.quota} item={item} />
        ))}
      </Box>
    </Box>
  );
}

/** One line at the end of the page while no limit is close. */
const QUIET = {
  ...{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 3, rowGap: 0.5, mt: 4, pt: 1.5 },
  ...{ borderTop: 1, borderColor: 'divider', color: 'text.secondary', typography: 'body2' },
} as const;
const ITEMS = { display: 'flex', flexWrap: 'wrap', columnGap: 3, rowGap: 1, m: 0, p: 0 } as const;
const ITEM = { listStyle: 'none' } as const;
