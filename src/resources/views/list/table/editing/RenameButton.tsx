import DriveFileRenameOutline from '@mui/icons-material/DriveFileRenameOutline';
import { createPortal } from 'react-dom';
import { useReaderLanguage } from '../../../../fields/shared/hooks/useReaderLanguage';
import { inLanguage } from '../../../../language/words';
import { besideText } from './besideText';
import { RENAME_WIDTH } from './renameStyles';
import { RENAME } from './renameWords';

export interface RenameButtonProps {
  readonly cell: HTMLElement;
  readonly name: string;
  readonly onClick: () => void;
}

/** Stands right after the name, for the mouse: the keyboard has F2. Its icon is not the pencil of the row's form. */
export function RenameButton({ cell, name, onClick }: RenameButtonProps) {
  const language = useReaderLanguage();
  const label = inLanguage(RENAME, language);
  return createPortal(
    <button
      type="button"
      className="row-action rename"
      style={{ insetInlineStart: besideText(cell, RENAME_WIDTH) }}
      tabIndex={-1}
      aria-label={`${label} ${name}`}
      aria-keyshortcuts="F2"
      data-hint={label}
      // A press that takes the focus would mark the row that loses it.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onClick}
    >
      <DriveFileRenameOutline fontSize="inherit" />
    </button>,
    cell,
  );
}
