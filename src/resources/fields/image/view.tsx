import Stack from '@mui/material/Stack';
import { cellOf } from '../shared/cellOf';
import { FileLink } from '../shared/files/FileLink';
import { FilesInput } from '../shared/files/FilesInput';
import { Thumbnail } from '../shared/files/Thumbnail';
import { noFilter } from '../shared/noFilter';
import type { StoredFile } from '../shared/stored';
import type { KindView } from '../viewTypes';
import { imageLimits, type ImageSpec } from './kind';

/** Pixels: a row of a list stays a row. */
const HEIGHT = { list: 28, full: 160 } as const;

const Cell = cellOf<ImageSpec, StoredFile>(({ value, record, schema, full }) => (
  <Stack sx={{ gap: 0.5, alignItems: 'flex-start' }}>
    <Thumbnail file={value} record={record} schema={schema} height={full ? HEIGHT.full : HEIGHT.list} />
    {full && (
      <span>
        <FileLink file={value} record={record} schema={schema} />
      </span>
    )}
  </Stack>
));

export const imageView: KindView<ImageSpec, StoredFile> = {
  Cell,
  Input: (props) => <FilesInput {...props} pictures limits={imageLimits(props.spec)} />,
  Filter: noFilter(),
};
