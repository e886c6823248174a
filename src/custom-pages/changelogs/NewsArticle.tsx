import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { dateFormat } from '../../resources/common/dateFormat';
import { useRegion } from '../../resources/fields/shared/hooks/useReaderLanguage';
import { ChangelogsApplication } from '../../resources/schemas/changelogs';
import { DialogScreen } from '../../resources/views/dialogs/DialogScreen';
import { FieldCell } from '../../resources/views/page/FieldCell';
import type { NewsItem } from './news';
import { newsAnchor } from './newsAnchor';

const SCREEN = { schema: ChangelogsApplication, address: ChangelogsApplication.name, parents: {} };

export function NewsArticle({ item, isUnread }: { readonly item: NewsItem; readonly isUnread: boolean }) {
  const translate = useTranslate();
  const anchor = newsAnchor(item.id);
  const isNamed = useLocation().hash === `#${anchor}`;
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!isNamed) return;
    box.current?.scrollIntoView({ block: 'start' });
    box.current?.focus({ preventScroll: true });
  }, [isNamed]);
  const day = dateFormat(useRegion(), { day: 'numeric', month: 'long', year: 'numeric' });
  return (
    <Paper
      component="article"
      ref={box}
      id={anchor}
      tabIndex={-1}
      aria-current={isNamed || undefined}
      variant="outlined"
      sx={{
        p: { xs: 2, sm: 2.5 },
        mb: 2,
        ...(isNamed && { borderColor: 'primary.main' }),
        ...(isUnread && { borderLeft: 4, borderLeftColor: 'primary.main' }),
      }}
    >
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          columnGap: 1.5,
          color: 'text.secondary',
          fontSize: 13,
          // Types are short: keep the placeholder from wrapping on a phone.
          '& .name-comes': { width: 72 },
        }}
      >
        <time dateTime={item.date}>{day.format(new Date(`${item.date}T12:00:00`))}</time>
        <DialogScreen target={SCREEN}>
          <FieldCell field="typeId" record={item} />
        </DialogScreen>
        {item.numeroVersion && <span>{translate('feedback.news.version', { version: item.numeroVersion })}</span>}
        {isUnread && <Chip size="small" color="primary" label={translate('feedback.news.unread')} />}
      </Box>
      <Typography variant="h2" sx={{ mt: 0.5, mb: 1, overflowWrap: 'anywhere' }}>
        {item.titre}
      </Typography>
      <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{item.contenu}</Typography>
    </Paper>
  );
}
