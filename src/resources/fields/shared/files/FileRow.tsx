import AttachFileIcon from '@mui/icons-material/AttachFile';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { useRegion } from '../readerLanguage';
import { fileSize } from './fileSize';
import { isPending, type FormFile } from './formFiles';

interface FileRowProps {
  readonly file: FormFile;
  readonly picture?: ReactNode;
  readonly disabled: boolean;
  readonly onRemove: () => void;
}

/** A chosen file in a form: name, size, whether it is still to be sent, and a button that takes it away. */
export function FileRow({ file, picture, disabled, onRemove }: FileRowProps) {
  const translate = useTranslate();
  const region = useRegion();
  const remove = translate('screens.inputs.removeFile', { name: file.name });
  return (
    <Stack component="li" direction="row" spacing={1} sx={{ alignItems: 'center', minWidth: 0 }}>
      {picture ?? <AttachFileIcon aria-hidden fontSize="small" color="action" />}
      <Box sx={{ minWidth: 0, flex: 1 }}>
        <Typography variant="body2" noWrap title={file.name}>
          {file.name}
        </Typography>
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          {fileSize(file.size, region)}
          {isPending(file) && ` · ${translate('screens.inputs.toBeSent')}`}
        </Typography>
      </Box>
      {!disabled && (
        <Tooltip title={remove}>
          <IconButton size="small" onClick={onRemove}>
            <DeleteOutlined fontSize="small" />
          </IconButton>
        </Tooltip>
      )}
    </Stack>
  );
}
