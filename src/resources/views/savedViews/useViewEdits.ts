import { useNotify, useUpdate } from 'ra-core';
import type { AnyRecord } from '../../language/resourceSchema';
import { VIEW_PARAMETER } from './useOpenedView';
import { SAVED_VIEWS } from '../../registry/roles';
import { printView, type ViewContent } from './viewContent';

export function useViewEdits() {
  const notify = useNotify();
  const [update] = useUpdate<AnyRecord>();
  const told = (message: string, { nom }: AnyRecord) => ({
    onSuccess: () => notify(message, { type: 'success', messageArgs: { name: String(nom) } }),
    onError: (error: Error) => notify(error.message, { type: 'error' }),
  });
  return {
    replace: (view: AnyRecord, content: ViewContent) =>
      void update(
        SAVED_VIEWS,
        { id: view.id, data: { contenu: printView(content) }, previousData: view },
        told('savedViews.replaced', view),
      ),
    copyLink: ({ id }: AnyRecord) => {
      const address = `${window.location.origin}${window.location.pathname}?${VIEW_PARAMETER}=${id}`;
      void navigator.clipboard.writeText(address).then(
        () => notify('savedViews.copied', { type: 'info' }),
        () => notify(address, { type: 'info' }),
      );
    },
    sayUnreadable: () => notify('savedViews.unreadable', { type: 'warning' }),
  };
}
