import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useRegion } from '../hooks/useReaderLanguage';
import { fileSize } from './fileSize';
import type { FormFile } from './formFiles';

interface FileRowProps {
  readonly file: FormFile;
  readonly picture: ReactNode;
  readonly fate?: string | undefined;
  readonly error?: string | undefined;
  /** Saving will remove it, or will not send it. */
  readonly isGone?: boolean;
  readonly onPreview?: (() => void) | undefined;
  readonly previewLabel: string;
  readonly children: ReactNode;
}

export function FileRow(props: FileRowProps) {
  const { file, picture, fate, error, isGone = false, onPreview, previewLabel, children } = props;
  const region = useRegion();
  const name = (
    <Typography variant="body2" noWrap title={file.name} sx={{ textDecoration: isGone ? 'line-through' : undefined }}>
      {file.name}
    </Typography>
  );
  return (
    <Stack component="li" direction="row" spacing={1} sx={{ alignItems: 'center', minWidth: 0 }}>
      <Box sx={{ width: 48, flexShrink: 0, display: 'flex', justifyContent: 'center', opacity: isGone ? 0.5 : 1 }}>
        {picture}
      </Box>
      <Box sx={{ minWidth: 0, flex: 1 }}>
        {onPreview ? (
          <Link
            component="button"
            type="button"
            aria-label={previewLabel}
            onClick={onPreview}
            sx={{ display: 'block', maxWidth: '100%', textAlign: 'left' }}
          >
            {name}
          </Link>
        ) : (
          name
        )}
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          {fileSize(file.size, region)}
          {fate && ` · ${fate}`}
        </Typography>
        {error && (
          <Typography variant="caption" component="div" role="alert" color="error">
            {error}
          </Typography>
        )}
      </Box>
      <Box sx={{ display: 'flex', flexShrink: 0, color: 'text.secondary' }}>{children}</Box>
    </Stack>
  );
}
