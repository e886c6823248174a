import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import Crop from '@mui/icons-material/Crop';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import Undo from '@mui/icons-material/Undo';
import Stack from '@mui/material/Stack';
import { useTranslate } from 'ra-core';
import { DownloadButton } from './DownloadButton';
import { FileIcon } from './FileIcon';
import { FileRow } from './FileRow';
import { isPending, type FormFile } from './formFiles';
import { Thumbnail } from './Thumbnail';
import type { FormFiles } from './useFormFiles';
import type { ShownFile } from './useShownFile';
import IconButton from '@mui/material/IconButton';
import type { ReactNode } from 'react';

interface RowButtonProps {
  readonly does: 'edit' | 'remove' | 'undo' | 'moveUp' | 'moveDown';
  readonly name: string;
  readonly icon: ReactNode;
  readonly onClick: () => void;
}

function RowButton({ does, name, icon, onClick }: RowButtonProps) {
  const label = useTranslate()(`files.${does}`, { name });
  return (
    <IconButton size="small" color="inherit" aria-label={label} title={label} onClick={onClick}>
      {icon}
    </IconButton>
  );
}

interface FormFileListProps {
  readonly form: FormFiles;
  readonly multiple: boolean;
  readonly disabled: boolean;
  readonly shownFile: (file: FormFile) => ShownFile | undefined;
  readonly opener: (file: ShownFile) => (() => void) | undefined;
  readonly onEdit?: ((file: ShownFile) => void) | undefined;
  /** Called when a row disappears together with the focus. */
  readonly onTaken: () => void;
  readonly 'aria-labelledby': string;
}

const THUMBNAIL_HEIGHT = 48;

const LIST = { gap: 0.5, listStyle: 'none', m: 0, mt: 1, p: 0 };

const SMALL = { fontSize: 'small' } as const;

/** Files of a form's field: current ones, then those that saving will remove. */
export function FormFileList({
  form,
  multiple,
  disabled,
  shownFile,
  opener,
  onEdit,
  onTaken,
  ...label
}: FormFileListProps) {
  const translate = useTranslate();
  const { files, gone, refused } = form;
  if (files.length + gone.length + refused.length === 0) return null;
  const goneFate = translate(!multiple && files.length > 0 ? 'files.willBeReplaced' : 'files.willBeRemoved');

  const row = (file: FormFile) => {
    const shown = shownFile(file);
    return {
      shown,
      key: shown?.key ?? file.name,
      props: {
        file,
        picture: shown ? <Thumbnail file={shown} height={THUMBNAIL_HEIGHT} /> : <FileIcon type={file.type} />,
        onPreview: shown && opener(shown),
        previewLabel: translate('files.preview.open', { name: file.name }),
      },
    };
  };
  const taking = (act: () => void) => () => {
    act();
    onTaken();
  };
  return (
    <Stack component="ul" {...label} sx={LIST}>
      {files.map((file, index) => {
        const { shown, key, props } = row(file);
        const { name } = file;
        const [up, down] = disabled ? [] : [form.mover(index, index - 1), form.mover(index, index + 1)];
        return (
          <FileRow key={key} {...props} fate={isPending(file) ? translate('files.toBeSent') : undefined}>
            {up && <RowButton does="moveUp" name={name} icon={<ArrowUpward {...SMALL} />} onClick={up} />}
            {down && <RowButton does="moveDown" name={name} icon={<ArrowDownward {...SMALL} />} onClick={down} />}
            {shown && onEdit && !disabled && (
              <RowButton does="edit" name={name} icon={<Crop {...SMALL} />} onClick={() => onEdit(shown)} />
            )}
            {shown && !isPending(file) && <DownloadButton file={shown} />}
            {!disabled && (
              <RowButton
                does="remove"
                name={name}
                icon={<DeleteOutlined {...SMALL} />}
                onClick={taking(() => form.remove(file))}
              />
            )}
          </FileRow>
        );
      })}
      {refused.map(({ file, reason }, index) => (
        <FileRow
          key={`refused ${index}`}
          file={file}
          picture={<FileIcon type={file.type} />}
          previewLabel={file.name}
          isGone
          fate={translate('files.refused')}
          error={reason}
        >
          <RowButton
            does="remove"
            name={file.name}
            icon={<DeleteOutlined {...SMALL} />}
            onClick={taking(() => form.forget(file))}
          />
        </FileRow>
      ))}
      {gone.map((file) => {
        const { shown, key, props } = row(file);
        return (
          <FileRow key={key} {...props} isGone fate={goneFate}>
            {shown && <DownloadButton file={shown} />}
            {!disabled && (
              <RowButton
                does="undo"
                name={file.name}
                icon={<Undo {...SMALL} />}
                onClick={taking(() => form.bringBack(file))}
              />
            )}
          </FileRow>
        );
      })}
    </Stack>
  );
}
