import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { useWatch } from 'react-hook-form';
import { isObject } from '../../resources/common/isObject';
import { useCall } from '../../resources/views/useCall';
import { useAlerts } from '../alerts/AlertContext';
import type { NoticeValues } from './noticeForm';

const ASKED = ['cibleId', 'cibleType', 'groupesAllowed', 'fonctionsAllowed'] as const;

/** Parses a map of headings to names; ignores anything else. */
const headingsIn = (answer: unknown): readonly (readonly [string, readonly string[]])[] =>
  isObject(answer)
    ? Object.entries(answer).map(([heading, names]) => [heading, Array.isArray(names) ? names.map(String) : []])
    : [];

/** Shows who will read a notice before it is sent (section 7.7 of the specification). */
export function PreviewReaders({ disabled }: { readonly disabled: boolean }) {
  const translate = useTranslate();
  const call = useCall();
  const { error: fail } = useAlerts();
  const values: NoticeValues = useWatch();
  const body = Object.fromEntries(ASKED.map((name) => [name, values[name]]));
  const asked = JSON.stringify(body);
  const isReady = ASKED.every((name) => [values[name]].flat().some(Boolean));
  const { mutate, data, isPending } = useMutation({
    mutationFn: async () => ({
      asked,
      headings: headingsIn(await call('InformationsAdditionnelles/previewRights', { method: 'POST', body })),
    }),
    onError: fail,
  });
  // Ignore an answer for a former selection.
  const shown = data?.asked === asked ? data.headings : undefined;
  return (
    <Box aria-live="polite" sx={{ mt: 2 }}>
      <Button
        size="small"
        startIcon={<VisibilityOutlined />}
        disabled={!isReady || disabled}
        loading={isPending}
        onClick={() => mutate()}
      >
        {translate('notices.preview.show')}
      </Button>
      {shown && (
        <Box sx={{ mt: 1, p: 1.5, border: 1, borderColor: 'divider', borderRadius: 1 }}>
          <Typography variant="subtitle2">{translate('notices.preview.title')}</Typography>
          {shown.every(([, names]) => names.length === 0) && (
            <Typography variant="body2">{translate('notices.preview.nobody')}</Typography>
          )}
          {shown
            .filter(([, names]) => names.length > 0)
            .map(([heading, names]) => (
              <Box key={heading} sx={{ mt: 1 }}>
                <Typography variant="body2" sx={{ fontWeight: 600, mb: 0.5 }}>
                  {heading} · {translate('notices.preview.count', { smart_count: names.length })}
                </Typography>
                <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
                  {names.map((name, index) => (
                    <Chip key={`${name}-${index}`} size="small" variant="outlined" label={name} />
                  ))}
                </Box>
              </Box>
            ))}
        </Box>
      )}
    </Box>
  );
}
