import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import type { Concerned } from './preview';

/** The number of people affected, and the first names. */
export function ConcernedPeople({
  way,
  concerned,
}: {
  readonly way: 'gains' | 'loses';
  readonly concerned: Concerned;
}) {
  const translate = useTranslate();
  const { count, names, limited } = concerned;
  if (count === 0) return null;
  const others = count - names.length;
  const list = [...names, ...(others > 0 ? [translate('accessPages.preview.others', { smart_count: others })] : [])];
  return (
    <Typography variant="body2" component="p" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
      <strong>{translate(`accessPages.preview.${way}`, { smart_count: count })}</strong>
      {list.length > 0 && ` : ${list.join(', ')}`}
      {limited > 0 && ` (${translate(`accessPages.preview.${way}Limited`, { smart_count: limited })})`}
    </Typography>
  );
}
