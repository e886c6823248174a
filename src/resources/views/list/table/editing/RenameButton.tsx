import EditOutlined from '@mui/icons-material/EditOutlined';
import { createPortal } from 'react-dom';
import { useReaderLanguage } from '../../../../fields/shared/hooks/useReaderLanguage';
import { inLanguage } from '../../../../language/words';
import { RENAME } from './renameWords';

export interface RenameButtonProps {
  readonly cell: HTMLElement;
  readonly name: string;
  readonly onClick: () => void;
}

/** A pencil at the end of the name's cell, for the mouse: the keyboard has F2. */
export function RenameButton({ cell, name, onClick }: RenameButtonProps) {
  const language = useReaderLanguage();
  const label = inLanguage(RENAME, language);
  return createPortal(
    <button
      type="button"
      className="row-action rename"
      tabIndex={-1}
      aria-label={`${label} ${name}`}
      aria-keyshortcuts="F2"
      data-hint={label}
      // A press that takes the focus would mark the row that loses it.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onClick}
    >
      <EditOutlined fontSize="inherit" />
    </button>,
    cell,
  );
}
