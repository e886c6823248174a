import ButtonBase from '@mui/material/ButtonBase';
import Stack from '@mui/material/Stack';
import { useTranslate } from 'ra-core';
import { cellOf, type FilledCellProps } from '../shared/cells/cellOf';
import { FileLink } from '../shared/files/FileLink';
import { useFilePreview } from '../shared/files/preview/useFilePreview';
import { Thumbnail } from '../shared/files/Thumbnail';
import { useShownFile } from '../shared/files/useShownFile';
import { oneLine } from '../shared/cells/oneLine';
import type { StoredFile } from '../shared/stored';
import { lateInputs } from '../shared/lateInputs';
import type { KindView } from '../viewTypes';
import type { ImageSpec } from './kind';

/** Pixels; small in lists, to keep the row height. */
const HEIGHT = { list: 28, full: 160 } as const;

function Picture({ value, record, schema, full }: FilledCellProps<ImageSpec, StoredFile>) {
  const translate = useTranslate();
  const file = useShownFile(schema, record)(value);
  const preview = useFilePreview(file ? [file] : []);
  // Without a content endpoint, only the name is shown.
  if (!file) return oneLine(value.name, { full });
  const open = preview.opener(file);
  return (
    <Stack sx={{ gap: 0.5, alignItems: 'flex-start', minWidth: 0 }}>
      <ButtonBase
        aria-label={translate('files.preview.open', { name: file.name })}
        onClick={(event) => {
          event.stopPropagation();
          open?.();
        }}
      >
        <Thumbnail file={file} height={full ? HEIGHT.full : HEIGHT.list} />
      </ButtonBase>
      {full && <FileLink file={file} picture={null} onPreview={open} />}
      {preview.dialog}
    </Stack>
  );
}

export const imageView: KindView<ImageSpec, StoredFile> = {
  cell: cellOf((props) => <Picture {...props} />),
  ...lateInputs(() => import('./inputs')),
};
