import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { fileSize } from '../../resources/fields/shared/files/fileSize';
import { useRegion } from '../../resources/fields/shared/hooks/useReaderLanguage';
import { useNumberFormat } from '../../resources/views/page/useNumberFormat';
import { useCall } from '../../resources/views/useCall';
import { shownItems, type UsageItem } from './usageItems';

const NEVER_FULL = 99;

/** A quota as a bar and in words. */
function UsageBar({ item: { quota, used, limit, warning } }: { readonly item: UsageItem }) {
  const translate = useTranslate();
  const number = useNumberFormat();
  const region = useRegion();
  const amount = (value: number) => (quota.endsWith('Bytes') ? fileSize(value, region) : number(value));
  const label = translate(`shell.home.usage.${quota}`);
  const percent = used >= limit ? 100 : Math.min(NEVER_FULL, Math.floor((used * 100) / limit));
  const isNear = warning > 0;
  return (
    <Box component="li" sx={{ listStyle: 'none' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 1 }}>
        <span>{label}</span>
        <Box component="span" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
          {translate('shell.home.usage.of', { used: amount(used), limit: amount(limit) })}
        </Box>
      </Box>
      <LinearProgress
        variant="determinate"
        value={percent}
        color={isNear ? 'warning' : 'primary'}
        aria-label={label}
        sx={{ mt: 0.5, height: 6, borderRadius: 3, bgcolor: 'divider' }}
      />
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
    <Box component="section" aria-labelledby="home-usage" sx={{ my: 3 }}>
      <Typography id="home-usage" variant="h2" sx={{ mb: 1 }}>
        {translate('shell.home.usage.title')}
      </Typography>
      <Card component="ul" sx={{ m: 0, p: 1.5, display: 'grid', gap: 1.5 }}>
        {items.map((item) => (
          <UsageBar key={item.quota} item={item} />
        ))}
      </Card>
    </Box>
  );
}
