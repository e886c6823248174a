import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { useRegion } from '../hooks/useReaderLanguage';
import { DownloadButton } from './DownloadButton';
import { FileName } from './FileName';
import { fileSize } from './fileSize';
import { useSaveShown } from './useSaveShown';
import type { ShownFile } from './useShownFile';

interface FileLinkProps {
  readonly file: ShownFile;
  readonly picture: ReactNode;
  /** Opens the preview; if undefined, the name downloads the file. */
  readonly onPreview: (() => void) | undefined;
  /** What never yields: the number of other files. */
  readonly children?: ReactNode;
}

/** Yields to the name and the button, which a narrow column would cut otherwise: whole, on a line that is hidden. */
const SIZE = {
  ...{ color: 'text.secondary', minWidth: 0, flexShrink: 1000 },
  ...{ display: 'flex', flexWrap: 'wrap', height: '1lh', overflow: 'hidden' },
  '&::before': { content: '""', height: '1lh' },
} as const;

export function FileLink({ file, picture, onPreview, children }: FileLinkProps) {
  const { name, size } = file;
  const translate = useTranslate();
  const region = useRegion();
  const { save, isPending } = useSaveShown(file);
  return (
    <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 0.75, minWidth: 0, maxWidth: '100%' }}>
      {picture}
      <Link
        component="button"
        type="button"
        disabled={isPending}
        title={name}
        aria-label={translate(onPreview ? 'files.preview.open' : 'files.download', { name })}
        onClick={(event) => {
          event.stopPropagation();
          (onPreview ?? save)();
        }}
        sx={{ font: 'inherit', minWidth: 88, overflow: 'hidden', textAlign: 'left' }}
      >
        <FileName name={name} />
      </Link>{' '}
      <Typography component="span" variant="caption" noWrap sx={SIZE}>
        {fileSize(size, region)}
      </Typography>{' '}
      {children && (
        <Typography component="span" variant="caption" noWrap sx={{ color: 'text.secondary', flexShrink: 0 }}>
          {children}
        </Typography>
      )}
      {onPreview && <DownloadButton file={file} />}
    </Box>
  );
}
