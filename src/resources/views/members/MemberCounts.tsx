import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { resourceKey } from '../../registry/translationKeys';
import { useNumberFormat } from '../page/useNumberFormat';
import { useScreen } from '../ScreenContext';

export interface MemberCountsProps {
  readonly present: number | undefined;
  readonly absent: number | undefined;
  readonly chosen: number;
}

export function MemberCounts({ present, absent, chosen }: MemberCountsProps) {
  const translate = useTranslate();
  const { schema } = useScreen();
  const format = useNumberFormat();
  const name = translate(resourceKey(schema, 'name'), { smart_count: 2 });
  return (
    <Stack direction="row" role="status" sx={{ flexWrap: 'wrap', columnGap: 2, color: 'text.secondary', mb: 1.5 }}>
      {present !== undefined && (
        <Typography variant="body2">{translate('members.present', { name, count: format(present) })}</Typography>
      )}
      {absent !== undefined && (
        <Typography variant="body2">{translate('members.absent', { count: format(absent) })}</Typography>
      )}
      <Typography variant="body2" sx={{ fontWeight: 600, color: chosen > 0 ? 'primary.main' : 'inherit' }}>
        {translate('members.chosen', { count: format(chosen) })}
      </Typography>
    </Stack>
  );
}
