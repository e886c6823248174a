import { useQueryClient } from '@tanstack/react-query';
import type { AnyRecord } from '../../types';
import type { RecordDialogProps } from './QuickCreateContext';

/** Tells of a record that a dialog saved: the lists below it read it again, and whoever opened it may go on. */
export function useSavedInDialog({ target, onDone }: Pick<RecordDialogProps, 'target' | 'onDone'>) {
  const queryClient = useQueryClient();
  return (record: AnyRecord) => {
    void queryClient.invalidateQueries({ queryKey: [target.address] });
    onDone(record);
  };
}
