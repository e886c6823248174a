import { lazyScreen } from '../../../lazyScreen';
import { withInputs } from '../../../withInputs';
import type { CellEditorProps } from './CellEditor';

/** Lazy, because only those who edit need the code of forms. */
export const LazyCellEditor = lazyScreen<CellEditorProps>(() => withInputs(import('./CellEditor')));
