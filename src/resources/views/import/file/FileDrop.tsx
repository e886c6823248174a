import UploadIcon from '@mui/icons-material/UploadFileOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTranslate } from 'ra-core';
import { useId, useRef, type ReactNode } from 'react';
import { MAX_FILE_BYTES, MAX_ROWS } from '../../../exchange/read/limits';
import { useDropAndPaste } from '../../../fields/shared/files/useDropAndPaste';
import { fileSize } from '../../../fields/shared/files/fileSize';
import { useRegion } from '../../../fields/shared/hooks/useReaderLanguage';
import { useNumberFormat } from '../../page/useNumberFormat';
import { usePastedText } from './usePastedText';

/** Wraps pasted spreadsheet cells (TSV) as a file. Undefined if the text is no table. */
function pastedFile(text: string, name: string): File | undefined {
  // A single word in the clipboard is not meant for an import.
  return /[\t\n;]/.test(text.trim())
    ? new File([text], `${name}.tsv`, { type: 'text/tab-separated-values' })
    : undefined;
}

interface FileDropProps {
  readonly name: string | undefined;
  readonly disabled: boolean;
  readonly onFile: (file: File) => void;
  readonly children?: ReactNode;
}

const ACCEPTED =
  '.csv,.tsv,.txt,.xlsx,.xlsm,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const FRAME = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 2,
  rowGap: 1,
  px: 2,
  // The preview below has the room.
  py: 1,
  border: '2px dashed',
  borderColor: 'divider',
  borderRadius: 1,
};

/** Without a file the drop zone is alone on the page, so it is large and centred. */
const WAITING = {
  py: 2,
  flexDirection: 'column',
  justifyContent: 'center',
  minHeight: 240,
  textAlign: 'center',
} as const;

/** Accepts a file by picker, drop or paste, and pasted spreadsheet cells. */
export function FileDrop({ name, disabled, onFile, children }: FileDropProps) {
  const translate = useTranslate();
  const region = useRegion();
  const number = useNumberFormat();
  const input = useRef<HTMLInputElement>(null);
  const hintId = useId();
  const take = (files: readonly File[]) => {
    const [file] = files;
    if (file) onFile(file);
  };
  const { isOver, handlers } = useDropAndPaste(take, disabled);
  usePastedText((text) => {
    const file = pastedFile(text, translate('exchange.import.file.pasted'));
    if (file && !disabled) onFile(file);
    return file !== undefined;
  });
  const isTouch = useMediaQuery('(pointer: coarse)', { noSsr: true });
  const isWaiting = name === undefined;
  const limits = { size: fileSize(MAX_FILE_BYTES, region), rows: number(MAX_ROWS) };
  return (
    <Box
      {...handlers}
      sx={{
        ...FRAME,
        ...(isWaiting && WAITING),
        ...(isOver && { borderColor: 'primary.main', bgcolor: 'action.hover' }),
      }}
    >
      <Button
        variant={isWaiting ? 'contained' : 'outlined'}
        startIcon={<UploadIcon />}
        disabled={disabled}
        aria-describedby={hintId}
        onClick={() => input.current?.click()}
      >
        {translate(isWaiting ? 'exchange.import.file.choose' : 'exchange.import.file.another')}
      </Button>
      {!isWaiting && (
        <Typography variant="body2" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          {name}
        </Typography>
      )}
      {children}
      <Typography
        id={hintId}
        variant="caption"
        // Above the preview of a phone it would only take room.
        sx={{ color: 'text.secondary', display: { xs: isWaiting ? 'block' : 'none', sm: 'block' } }}
      >
        {translate(`exchange.import.file.${isOver ? 'drop' : isTouch ? 'hintTouch' : 'hint'}`, limits)}
      </Typography>
      <input
        ref={input}
        type="file"
        hidden
        accept={ACCEPTED}
        aria-label={translate('exchange.import.file.choose')}
        onChange={(event) => {
          take([...(event.target.files ?? [])]);
          // Lets the same file be picked again after a correction.
          event.target.value = '';
        }}
      />
    </Box>
  );
}
