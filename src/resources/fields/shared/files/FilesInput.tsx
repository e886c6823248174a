import Stack from '@mui/material/Stack';
import { useRecordContext } from 'ra-core';
import { useRef } from 'react';
import type { AnyRecord } from '../../../types';
import type { FieldSpec } from '../../kind';
import type { InputProps } from '../../viewTypes';
import { FieldFrame } from '../FieldFrame';
import type { FileOptions } from '../stored';
import { useFieldInput } from '../useFieldInput';
import { messageOf, type FieldValidator } from '../validation';
import { DropZone } from './DropZone';
import { FileHint } from './FileHint';
import { FileRow } from './FileRow';
import { filesOf, isPending, issueOfFiles, pendingFile, type FormFile } from './formFiles';
import { Picture, Thumbnail } from './Thumbnail';

type FilesInputProps = InputProps<FieldSpec & FileOptions> & {
  readonly multiple?: boolean;
  /** Shows the files as pictures. */
  readonly pictures?: boolean;
  /** The limits, where they are not only those of the declaration. */
  readonly limits?: Pick<FileOptions, 'accept' | 'maxBytes'>;
};

const THUMBNAIL_HEIGHT = 48;

const LIST = { gap: 0.5, listStyle: 'none', m: 0, mt: 1, p: 0 };

const validatorOfFiles =
  (spec: FieldSpec): FieldValidator =>
  (value) => {
    const issue = issueOfFiles(value, spec);
    return issue && messageOf(issue);
  };

/** The input of one file or of several: chosen or dropped, checked at once, sent with the form. */
export function FilesInput({ multiple = false, pictures = false, limits, ...props }: FilesInputProps) {
  const field = useFieldInput(props, validatorOfFiles);
  const record = useRecordContext<AnyRecord>();
  const button = useRef<HTMLButtonElement>(null);
  const files = filesOf(field.value);
  const { accept, maxBytes } = limits ?? props.spec;
  const keep = (next: readonly FormFile[]) => field.setValue(next.length === 0 ? null : multiple ? next : next.at(-1));
  const pictureOf = (file: FormFile) => {
    if (!pictures) return undefined;
    if (isPending(file)) return <Picture content={file.rawFile} name={file.name} height={THUMBNAIL_HEIGHT} />;
    return record && <Thumbnail file={file} record={record} schema={props.schema} height={THUMBNAIL_HEIGHT} />;
  };
  return (
    <FieldFrame field={field}>
      {(ids) => (
        <>
          <DropZone
            {...ids}
            accept={accept}
            multiple={multiple}
            disabled={field.disabled}
            hint={<FileHint accept={accept} maxBytes={maxBytes} />}
            buttonRef={(element) => {
              button.current = element;
              field.ref(element);
            }}
            onFiles={(chosen) => chosen.length > 0 && keep([...files, ...chosen.map(pendingFile)])}
          />
          {files.length > 0 && (
            <Stack component="ul" aria-labelledby={ids['aria-labelledby']} sx={LIST}>
              {files.map((file, index) => (
                <FileRow
                  key={`${index} ${file.name}`}
                  file={file}
                  picture={pictureOf(file)}
                  disabled={field.disabled}
                  onRemove={() => {
                    keep(files.filter((one) => one !== file));
                    button.current?.focus();
                  }}
                />
              ))}
            </Stack>
          )}
        </>
      )}
    </FieldFrame>
  );
}
