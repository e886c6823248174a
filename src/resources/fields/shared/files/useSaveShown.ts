import { useMutation } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { saveFile } from './saveFile';
import type { ShownFile } from './useShownFile';

export function useSaveShown({ name, read }: ShownFile): { readonly save: () => void; readonly isPending: boolean } {
  const notify = useNotify();
  const { mutate, isPending } = useMutation({
    mutationFn: () => read(),
    onSuccess: (blob) => saveFile(blob, name),
    onError: () => notify('files.downloadFailed', { type: 'error', messageArgs: { name } }),
  });
  return { save: () => mutate(), isPending };
}
