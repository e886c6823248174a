import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import IconButton from '@mui/material/IconButton';
import { useTranslate } from 'ra-core';
import { useSaveShown } from './useSaveShown';
import type { ShownFile } from './useShownFile';

export function DownloadButton({ file }: { readonly file: ShownFile }) {
  const { save, isPending } = useSaveShown(file);
  const label = useTranslate()('files.download', { name: file.name });
  return (
    <IconButton
      size="small"
      color="inherit"
      aria-label={label}
      title={label}
      aria-busy={isPending}
      // Not `disabled`, because the button would lose the focus, and the dialog its key events.
      aria-disabled={isPending}
      onClick={(event) => {
        event.stopPropagation();
        if (!isPending) save();
      }}
    >
      <DownloadIcon fontSize="small" />
    </IconButton>
  );
}
