import UploadIcon from '@mui/icons-material/UploadFileOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useRef, type ReactNode, type Ref } from 'react';

interface FilePickerProps {
  readonly accept?: readonly string[] | undefined;
  readonly multiple: boolean;
  /** A file is present, and will be replaced. */
  readonly isFilled: boolean;
  readonly disabled: boolean;
  /** Files are being dragged over the field. */
  readonly isOver: boolean;
  readonly onFiles: (files: readonly File[]) => void;
  readonly hint: ReactNode;
  readonly buttonRef: Ref<HTMLButtonElement>;
  readonly 'aria-labelledby': string;
  readonly 'aria-describedby': string | undefined;
}

const FRAME = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1.5,
  rowGap: 0.5,
  p: 1,
  border: '1px dashed',
  borderColor: 'divider',
  borderRadius: 1,
};

/** Button that chooses files, with the accepted types and sizes. */
export function FilePicker(props: FilePickerProps) {
  const { accept, multiple, isFilled, disabled, isOver, onFiles, hint, buttonRef } = props;
  const translate = useTranslate();
  const input = useRef<HTMLInputElement>(null);
  const labelledBy = props['aria-labelledby'];
  const buttonId = `${labelledBy}-button`;
  const hintId = `${labelledBy}-hint`;
  return (
    <Box sx={{ ...FRAME, ...(isOver && { borderColor: 'primary.main', bgcolor: 'action.hover' }) }}>
      <Button
        id={buttonId}
        ref={buttonRef}
        size="small"
        variant="outlined"
        disabled={disabled}
        startIcon={<UploadIcon />}
        aria-labelledby={`${labelledBy} ${buttonId}`}
        aria-describedby={[props['aria-describedby'], hintId].filter(Boolean).join(' ')}
        onClick={() => input.current?.click()}
      >
        {translate(multiple ? 'files.chooseSeveral' : isFilled ? 'files.replace' : 'files.choose')}
      </Button>
      <Typography id={hintId} variant="caption" sx={{ color: 'text.secondary' }}>
        {isOver ? translate('files.dropHere') : hint}
      </Typography>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept?.join(',')}
        multiple={multiple}
        disabled={disabled}
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])]);
          // Lets the same file be chosen again after it was removed.
          event.target.value = '';
        }}
      />
    </Box>
  );
}
