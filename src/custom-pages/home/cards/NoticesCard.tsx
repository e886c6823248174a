import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { NoticeItem } from '../../notices/NoticeItem';
import { NoticeTargetLine } from '../../notices/NoticeTargetLine';
import { useMyNotices } from '../../notices/useMyNotices';
import { HomeCard } from './HomeCard';

/** Number of notices before the reader asks for all. */
const FIRST = 3;

/** Notices addressed to the reader, most urgent first. */
export function NoticesCard() {
  const translate = useTranslate();
  const { notices, error, retry } = useMyNotices();
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? notices : notices?.slice(0, FIRST);
  return (
    <HomeCard
      name="informations"
      isPending={!notices && !error}
      error={error}
      onRetry={retry}
      isEmpty={notices?.length === 0}
    >
      <Box component="ul" sx={{ m: 0, p: 0, display: 'grid', gap: 1 }}>
        {shown?.map((notice) => (
          <NoticeItem key={notice.id} notice={notice} about={<NoticeTargetLine notice={notice} />} />
        ))}
      </Box>
      {notices && shown && shown.length < notices.length && (
        <Button size="small" sx={{ mt: 1 }} onClick={() => setWhole(true)}>
          {translate('notices.panel.more', { total: notices.length })}
        </Button>
      )}
    </HomeCard>
  );
}
