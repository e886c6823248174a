import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'ra-core';
import { useRegion } from '../readerLanguage';
import { fileSize } from './fileSize';
import { saveFile } from './saveFile';
import { useDownload, type FileOfRecord } from './useFileContent';

/** A stored file: its name, which downloads it, and its size. */
export function FileLink(props: FileOfRecord) {
  const { name, size } = props.file;
  const translate = useTranslate();
  const notify = useNotify();
  const region = useRegion();
  const download = useDownload(props);
  const { mutate, isPending } = useMutation({
    mutationFn: () => download(),
    onSuccess: (blob) => saveFile(blob, name),
    onError: () => notify('screens.inputs.downloadFailed', { type: 'error', messageArgs: { name } }),
  });
  return (
    <>
      <Link
        component="button"
        type="button"
        disabled={isPending}
        aria-busy={isPending}
        aria-label={translate('screens.inputs.download', { name })}
        onClick={(event) => {
          event.stopPropagation();
          mutate();
        }}
        sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, font: 'inherit', verticalAlign: 'baseline' }}
      >
        <DownloadIcon aria-hidden fontSize="inherit" />
        {name}
      </Link>{' '}
      <Typography component="span" variant="caption" noWrap sx={{ color: 'text.secondary' }}>
        {fileSize(size, region)}
      </Typography>
    </>
  );
}
