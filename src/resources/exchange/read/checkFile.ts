import { MAX_FILE_BYTES } from './limits';
import type { TableProblem } from './readTypes';

export function checkTableFile({ size }: { readonly size: number }): TableProblem | undefined {
  if (size === 0) return { code: 'empty', args: {} };
  return size > MAX_FILE_BYTES ? { code: 'tooLarge', args: { size, max: MAX_FILE_BYTES } } : undefined;
}
