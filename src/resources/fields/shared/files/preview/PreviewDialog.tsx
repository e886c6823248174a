import ArrowBack from '@mui/icons-material/ArrowBack';
import ArrowForward from '@mui/icons-material/ArrowForward';
import Close from '@mui/icons-material/Close';
import ZoomIn from '@mui/icons-material/ZoomIn';
import ZoomOut from '@mui/icons-material/ZoomOut';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import Typography from '@mui/material/Typography';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTranslate } from 'ra-core';
import { useId, useState, type KeyboardEvent, type SyntheticEvent } from 'react';
import { DownloadButton } from '../DownloadButton';
import type { ShownFile } from '../useShownFile';
import { PreviewButton } from './PreviewButton';
import { PreviewContent } from './PreviewContent';

export interface PreviewDialogProps {
  /** Files to browse; all have a preview. */
  readonly files: readonly ShownFile[];
  /** Index of the shown file; undefined closes the dialog. */
  readonly index: number | undefined;
  readonly onIndex: (index: number | undefined) => void;
}

const ZOOMS = [1, 1.5, 2, 3] as const;

/** React bubbles the dialog's events to its opener, such as a row or a form. */
const keepHere = (event: SyntheticEvent) => event.stopPropagation();

export function PreviewDialog({ files, index, onIndex }: PreviewDialogProps) {
  const translate = useTranslate();
  const isSmall = useMediaQuery(useTheme().breakpoints.down('sm'));
  const titleId = useId();
  const [step, setStep] = useState(0);
  // Keeps the last file visible during the closing transition.
  const [last, setLast] = useState(0);
  if (index !== undefined && index !== last) {
    setLast(index);
    setStep(0);
  }
  const file = files[index ?? last];
  if (!file) return null;
  const shown = index ?? last;
  const zoomTo = (next: number) => setStep(Math.max(0, Math.min(ZOOMS.length - 1, next)));
  const leafTo = (next: number) => {
    if (files[next]) onIndex(next);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation();
    if (event.key === 'ArrowRight') leafTo(shown + 1);
    if (event.key === 'ArrowLeft') leafTo(shown - 1);
    if (event.key === '+') zoomTo(step + 1);
    if (event.key === '-') zoomTo(step - 1);
    if (event.key === 'Escape') onIndex(undefined);
  };
  return (
    <Dialog
      open={index !== undefined}
      onClose={() => onIndex(undefined)}
      fullScreen={isSmall}
      fullWidth
      maxWidth="lg"
      aria-labelledby={titleId}
      onClick={keepHere}
      onKeyDown={onKeyDown}
      slotProps={{ paper: { sx: isSmall ? {} : { height: '90vh' } } }}
    >
      <Box sx={BAR}>
        <Typography
          id={titleId}
          component="h2"
          variant="subtitle1"
          noWrap
          title={file.name}
          sx={{ flex: { xs: '1 0 100%', sm: '1 1 0' }, minWidth: 0 }}
        >
          {file.name}
        </Typography>
        {files.length > 1 && (
          <>
            <PreviewButton
              name="previousFile"
              icon={<ArrowBack className="points-along" />}
              disabled={shown === 0}
              onClick={() => leafTo(shown - 1)}
            />
            <Typography variant="body2" role="status">
              {translate('files.preview.position', { index: shown + 1, total: files.length })}
            </Typography>
            <PreviewButton
              name="nextFile"
              icon={<ArrowForward className="points-along" />}
              disabled={shown === files.length - 1}
              onClick={() => leafTo(shown + 1)}
            />
          </>
        )}
        <PreviewButton name="zoomOut" icon={<ZoomOut />} disabled={step === 0} onClick={() => zoomTo(step - 1)} />
        <PreviewButton
          name="zoomIn"
          icon={<ZoomIn />}
          disabled={step === ZOOMS.length - 1}
          onClick={() => zoomTo(step + 1)}
        />
        <DownloadButton file={file} />
        <PreviewButton name="close" icon={<Close />} onClick={() => onIndex(undefined)} />
      </Box>
      <PreviewContent key={file.key} file={file} zoom={ZOOMS[step] ?? 1} />
    </Dialog>
  );
}

const BAR = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: 0.5,
  px: 2,
  py: 1,
  borderBottom: 1,
  borderColor: 'divider',
} as const;
