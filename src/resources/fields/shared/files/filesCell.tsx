import Stack from '@mui/material/Stack';
import { useTranslate } from 'ra-core';
import type { FieldSpec } from '../../../language/kind';
import { cellOf, type FilledCellProps } from '../cells/cellOf';
import { oneLine } from '../cells/oneLine';
import type { StoredFile } from '../stored';
import { FileIcon } from './FileIcon';
import { FileLink } from './FileLink';
import { useFilePreview } from './preview/useFilePreview';
import { Thumbnail } from './Thumbnail';
import { useShownFile } from './useShownFile';

/** Pixels. */
const PICTURE_HEIGHT = 56;

type FilesProps = FilledCellProps<FieldSpec, StoredFile | readonly StoredFile[]>;

function Files({ value, record, schema, full }: FilesProps) {
  const translate = useTranslate();
  const shownFile = useShownFile(schema, record);
  const stored = [value].flat();
  const all = stored.flatMap((file) => shownFile(file) ?? []);
  const preview = useFilePreview(all);
  const files = full ? all : all.slice(0, 1);
  const more = all.length - files.length;
  // Without a content endpoint, only the names are shown.
  if (all.length === 0) return oneLine(stored.map(({ name }) => name).join(', '), { full });
  return (
    <Stack sx={{ gap: 0.5, minWidth: 0 }}>
      {files.map((file) => (
        <FileLink
          key={file.key}
          file={file}
          picture={full ? <Thumbnail file={file} height={PICTURE_HEIGHT} /> : <FileIcon type={file.type} />}
          onPreview={preview.opener(file)}
        >
          {more > 0 && translate('files.more', { smart_count: more })}
        </FileLink>
      ))}
      {preview.dialog}
    </Stack>
  );
}

/** Cell of file kinds: names with previews; lists show the first file and the number of others. */
export const filesCell = cellOf((props: FilesProps) => <Files {...props} />);
