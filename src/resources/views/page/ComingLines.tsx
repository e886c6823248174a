import Skeleton, { type SkeletonProps } from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useOnline } from './useOnline';

export interface ComingLinesProps extends Pick<SkeletonProps, 'height' | 'width' | 'role' | 'aria-label'> {
  /** Number of lines that the content will have, about. */
  readonly lines?: number;
}

/** Stands where content loads; without a network, says that it has not been read. */
export function ComingLines({ lines = 1, ...line }: ComingLinesProps) {
  const translate = useTranslate();
  const isOnline = useOnline();
  if (isOnline) return Array.from({ length: lines }, (_, key) => <Skeleton key={key} variant="text" {...line} />);
  return (
    <Typography component="span" variant="body2" sx={{ color: 'text.secondary', fontStyle: 'italic' }}>
      {translate('screens.page.notRead')}
    </Typography>
  );
}
