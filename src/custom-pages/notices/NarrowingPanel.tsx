// Hand-written: a setting is text, but this one selects functions or groups.
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { useCanAccess, useDataProvider, useNotify, useRefresh, useTranslate } from 'ra-core';
import { useState } from 'react';
import {
  NOTICE_KINDS,
  readNarrowing,
  settingName,
  writeNarrowing,
  type Narrowed,
  type Narrowing,
} from '../../portal/noticeChoices';
import { parametres } from '../../resources/schemas/systeme';
import type { AnyRecord } from '../../resources/language/resourceSchema';
import { FailureAlert } from '../../resources/views/page/FailureAlert';
import { choicesLeft, useAllChoices } from '../../layout/notices/useNoticeChoices';
import { SeveralChoice } from '../parts/SeveralChoice';

interface PanelProps {
  readonly record: AnyRecord;
  readonly narrowed: Narrowed;
}

/** Selects the functions or groups that a setting allows or excludes, and shows the remaining ones. */
function Panel({ record, narrowed }: PanelProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const dataProvider = useDataProvider();
  const { canAccess = false } = useCanAccess({ resource: parametres.name, action: 'edit' });
  const stored = readNarrowing(record['valeur']);
  const [draft, setDraft] = useState<Narrowing>();
  const narrowing = draft ?? stored;
  const { data: all, error: unread, refetch } = useAllChoices(narrowed);
  const { mutate, isPending, error } = useMutation({
    mutationFn: (next: Narrowing) =>
      dataProvider.update(parametres.name, {
        id: record.id,
        data: { valeur: writeNarrowing(next) },
        previousData: record,
      }),
    onSuccess: () => {
      setDraft(undefined);
      notify('notices.settings.saved');
      refresh();
    },
  });
  if (unread) return <FailureAlert error={unread} onRetry={() => void refetch()} />;
  const left = all && choicesLeft(all, narrowed, narrowing);
  const keyOf = ({ id, code = '' }: { readonly id: number; readonly code?: string }) =>
    narrowed === 'droits' ? code : String(id);
  const choice = (part: keyof Narrowing) => (
    <SeveralChoice
      label={translate(`notices.settings.${part}`)}
      help={translate(`notices.settings.${part}Help`)}
      options={(all ?? []).map((one) => ({ key: keyOf(one), label: one.label }))}
      chosen={narrowing[part]}
      disabled={!canAccess || isPending || !all}
      onChange={(keys) => setDraft({ ...narrowing, [part]: keys })}
    />
  );
  return (
    <Paper component="section" variant="outlined" sx={{ p: { xs: 2, sm: 2.5 }, mb: 2 }}>
      <Typography variant="h2">{translate('notices.settings.title')}</Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 2 }}>
        {translate('notices.settings.help')}
      </Typography>
      <Box
        sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' } }}
      >
        {choice('only')}
        {choice('remove')}
      </Box>
      <Typography role="status" variant="body2" sx={{ mt: 1.5 }}>
        {left &&
          (left.length === 0
            ? translate('notices.settings.leftNone')
            : translate('notices.settings.left', { names: left.map(({ label }) => label).join(', ') }))}
      </Typography>
      {error && <FailureAlert error={error} />}
      {draft && (
        <Box sx={{ display: 'flex', gap: 1, mt: 1.5 }}>
          <Button variant="contained" loading={isPending} onClick={() => mutate(draft)}>
            {translate('screens.form.save')}
          </Button>
          <Button color="inherit" disabled={isPending} onClick={() => setDraft(undefined)}>
            {translate('screens.page.cancel')}
          </Button>
        </Box>
      )}
    </Paper>
  );
}

const NARROWED: readonly Narrowed[] = ['droits', 'groupes'];

/** Shown for settings that limit the audience of notices; renders nothing for others. */
export default function NarrowingPanel({ record }: { readonly record: AnyRecord }) {
  const narrowed = NARROWED.find((one) => NOTICE_KINDS.some((kind) => settingName(one, kind) === record['nom']));
  // Remount when another value is stored meanwhile.
  return narrowed ? <Panel key={String(record['valeur'])} record={record} narrowed={narrowed} /> : null;
}
