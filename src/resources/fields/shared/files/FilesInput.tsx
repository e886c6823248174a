import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useRecordContext, useTranslate } from 'ra-core';
import { useRef } from 'react';
import type { AnyRecord } from '../../../language/resourceSchema';
import type { FieldSpec } from '../../../language/kind';
import type { InputProps } from '../../viewTypes';
import { FieldFrame } from '../FieldFrame';
import { checkFile, type FileOptions, DEFAULT_MAX_BYTES } from '../stored';
import { useFieldInput } from '../useFieldInput';
import { validationMessage, type FieldValidator } from '../inputs/fieldValidator';
import { FilePicker } from './FilePicker';
import { issueOfFiles } from './formFiles';
import { FormFileList } from './FormFileList';
import { useFilePreview } from './preview/useFilePreview';
import { useDropAndPaste } from './useDropAndPaste';
import { useFormFiles } from './useFormFiles';
import { useShownFile } from './useShownFile';
import { useRegion } from '../hooks/useReaderLanguage';
import { fileSize } from './fileSize';
import { typeName } from '../typeNames';

function FileHint({ accept, maxBytes = DEFAULT_MAX_BYTES }: Pick<FileOptions, 'accept' | 'maxBytes'>) {
  const translate = useTranslate();
  const isTouch = useMediaQuery('(pointer: coarse)', { noSsr: true });
  const size = fileSize(maxBytes, useRegion());
  const nameOf = (mediaType: string) => {
    const name = typeName(mediaType);
    return 'text' in name ? name.text : translate(`files.families.${name.family}`);
  };
  const types = accept?.map(nameOf).join(', ') ?? translate('files.anyType');
  return <>{translate(isTouch ? 'files.hintTouch' : 'files.hint', { types, size })}</>;
}

type FilesInputProps = InputProps<FieldSpec & FileOptions> & {
  readonly multiple?: boolean;
  readonly limits?: Pick<FileOptions, 'accept' | 'maxBytes'>;
  /** Edits a chosen or stored file (such as cropping) before it is added. */
  readonly edit?: (content: Blob, name: string, add: (files: readonly File[]) => void) => void;
};

const validatorOfFiles =
  (spec: FieldSpec): FieldValidator =>
  (value) => {
    const issue = issueOfFiles(value, spec);
    return issue && validationMessage(issue);
  };

/**
 * Input of one or several files: chosen, dropped or pasted, validated at once, uploaded with the form.
 * Removed files stay visible until saving, and can be restored.
 */
export function FilesInput({ multiple = false, limits, edit, ...props }: FilesInputProps) {
  const field = useFieldInput(props, validatorOfFiles);
  const record = useRecordContext<AnyRecord>();
  const button = useRef<HTMLButtonElement>(null);
  const { accept, maxBytes } = limits ?? props.spec;
  const form = useFormFiles(field, { multiple, limits: { accept, maxBytes } });
  const { files, gone } = form;
  const take = (chosen: readonly File[]) => {
    const [file] = chosen;
    if (edit && file && chosen.length === 1 && checkFile(file, { accept }).ok) edit(file, file.name, form.add);
    else form.add(chosen);
  };
  const drop = useDropAndPaste(take, field.disabled);
  const shownFile = useShownFile(props.schema, record);
  const preview = useFilePreview([...files, ...gone].flatMap((file) => shownFile(file) ?? []));

  return (
    <Box {...drop.handlers}>
      <FieldFrame field={field}>
        {(ids) => (
          <>
            <FilePicker
              {...ids}
              accept={accept}
              multiple={multiple}
              isFilled={files.length > 0}
              disabled={field.disabled}
              isOver={drop.isOver}
              hint={<FileHint accept={accept} maxBytes={maxBytes} />}
              buttonRef={(element) => {
                button.current = element;
                field.ref(element);
              }}
              onFiles={take}
            />
            {form.refusal && (
              <FormHelperText error role="alert" sx={{ mx: 0 }}>
                {form.refusal}
              </FormHelperText>
            )}
            <FormFileList
              form={form}
              multiple={multiple}
              disabled={field.disabled}
              shownFile={shownFile}
              opener={preview.opener}
              onEdit={edit && ((shown) => void shown.read().then((content) => edit(content, shown.name, form.add)))}
              onTaken={() => button.current?.focus()}
              aria-labelledby={ids['aria-labelledby']}
            />
          </>
        )}
      </FieldFrame>
      {preview.dialog}
    </Box>
  );
}
