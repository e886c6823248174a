import Stack from '@mui/material/Stack';
import { useTranslate } from 'ra-core';
import type { FieldSpec } from '../../kind';
import { cellOf } from '../cellOf';
import { OneLine } from '../OneLine';
import type { StoredFile } from '../stored';
import { FileLink } from './FileLink';

/** The cell of the kinds that hold files: links that download them; a list shows the first, and how many more. */
export const FilesCell = cellOf<FieldSpec, StoredFile | readonly StoredFile[]>(({ value, record, schema, full }) => {
  const translate = useTranslate();
  const files = [value].flat();
  const shown = full ? files : files.slice(0, 1);
  const more = files.length - shown.length;
  return (
    <Stack sx={{ gap: 0.5 }}>
      {shown.map((file) => (
        <OneLine key={file.id} title={file.name} full={full}>
          <FileLink file={file} record={record} schema={schema} />
          {more > 0 && ` ${translate('screens.inputs.moreFiles', { smart_count: more })}`}
        </OneLine>
      ))}
    </Stack>
  );
});
