// Hand-written: the contract lists notices by target, which a nested collection cannot express.
import AddOutlined from '@mui/icons-material/AddOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import type { AnyRecord } from '../../resources/language/resourceSchema';
import { FailureAlert } from '../../resources/views/page/FailureAlert';
import { useScreen } from '../../resources/views/ScreenContext';
import { kindOfResource, type NoticeKind } from '../../layout/notices/notice';
import { useNoticeDialog } from '../../layout/notices/NoticeDialogProvider';
import { useNoticeKinds, useNotices } from '../../layout/notices/useNotices';
import { NoticeItem } from './NoticeItem';

const FIRST = 3;

function Notices({ kind, id }: { readonly kind: NoticeKind; readonly id: number }) {
  const translate = useTranslate();
  const open = useNoticeDialog();
  const canCreate = useNoticeKinds('create').includes(kind);
  const { data, error, isLoading, refetch } = useNotices(kind, id);
  const [isWhole, setWhole] = useState(false);
  const isReader = useNoticeKinds('show').includes(kind);
  if (!isReader || (!canCreate && data?.length === 0)) return null;
  const shown = isWhole ? data : data?.slice(0, FIRST);
  // Most records have none: one quiet line, without a frame of its own.
  const isQuiet = !error && !(data && data.length > 0);
  return (
    <section aria-labelledby="notices-title" className={isQuiet ? 'record-part is-quiet' : 'record-part'}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: isQuiet ? 1 : 2 }}>
        <Typography id="notices-title" component="h2" variant={isQuiet ? 'body2' : 'h3'}>
          {translate('notices.panel.title')}
        </Typography>
        {/* Beside the title, so that a record without any, as most are, has one line of it, and nothing moves. */}
        <Typography variant="body2" sx={{ flex: '1 1 120px', color: 'text.secondary' }}>
          {isLoading ? <Skeleton width={180} /> : data?.length === 0 && translate('notices.panel.none')}
        </Typography>
        {canCreate && (
          <Button size="small" startIcon={<AddOutlined />} onClick={() => open({ target: { kind, id } })}>
            {translate('notices.add')}
          </Button>
        )}
      </Box>
      {error && <FailureAlert error={error} onRetry={() => void refetch()} />}
      {shown && shown.length > 0 && (
        <Box component="ul" sx={{ m: 0, mt: 1, p: 0, display: 'grid', gap: 1 }}>
          {shown.map((notice) => (
            <NoticeItem key={notice.id} notice={notice} />
          ))}
        </Box>
      )}
      {data && shown && shown.length < data.length && (
        <Button size="small" sx={{ mt: 1 }} onClick={() => setWhole(true)}>
          {translate('notices.panel.more', { total: data.length })}
        </Button>
      )}
    </section>
  );
}

export function NoticesPanel({ record }: { readonly record: AnyRecord }) {
  const { schema } = useScreen();
  const kind = kindOfResource(schema.name);
  return kind ? <Notices kind={kind} id={Number(record.id)} /> : null;
}
