import UploadIcon from '@mui/icons-material/UploadFileOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useRef, useState, type DragEvent, type ReactNode, type Ref } from 'react';

interface DropZoneProps {
  readonly accept?: readonly string[];
  readonly multiple: boolean;
  readonly disabled: boolean;
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

/** Where files are dropped, or chosen with a button. */
export function DropZone({ accept, multiple, disabled, onFiles, hint, buttonRef, ...ids }: DropZoneProps) {
  const translate = useTranslate();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const take = (files: FileList | null) => onFiles([...(files ?? [])].slice(0, multiple ? undefined : 1));
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    if (!disabled) take(event.dataTransfer.files);
  };
  const buttonId = `${ids['aria-labelledby']}-button`;
  return (
    <Box
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(!disabled);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={onDrop}
      sx={{ ...FRAME, ...(isOver && { borderColor: 'primary.main', bgcolor: 'action.hover' }) }}
    >
      <Button
        id={buttonId}
        ref={buttonRef}
        size="small"
        variant="outlined"
        disabled={disabled}
        startIcon={<UploadIcon />}
        aria-labelledby={`${ids['aria-labelledby']} ${buttonId}`}
        aria-describedby={ids['aria-describedby']}
        onClick={() => input.current?.click()}
      >
        {translate(multiple ? 'screens.inputs.chooseFiles' : 'screens.inputs.chooseFile')}
      </Button>
      <Typography variant="caption" sx={{ color: 'text.secondary' }}>
        {hint}
      </Typography>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept?.join(',')}
        multiple={multiple}
        disabled={disabled}
        onChange={(event) => {
          take(event.target.files);
          // The same file can be chosen again after it was removed.
          event.target.value = '';
        }}
      />
    </Box>
  );
}
