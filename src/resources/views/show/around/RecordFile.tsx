import { useShownFile } from '../../../fields/shared/files/useShownFile';
import type { FormFile } from '../../../fields/shared/files/formFiles';
import type { AnyRecord } from '../../../language/resourceSchema';
import { useScreen } from '../../ScreenContext';
import { LargeFile } from './LargeFile';

export interface RecordFileProps {
  readonly record: AnyRecord;
  readonly file: FormFile;
}

/** The file of a record in its page; nothing if this API serves no content. */
export function RecordFile({ record, file }: RecordFileProps) {
  const { schema } = useScreen();
  const shown = useShownFile(schema, record)(file);
  return shown ? <LargeFile file={shown} /> : null;
}
