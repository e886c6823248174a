import { useExtension } from '../ExtensionsContext';
import { useRegistry } from '../RegistryContext';
import { useOpenedView } from './useOpenedView';
import { useOpenView } from './useOpenView';
import { useSavedViews, VIEWS } from './useSavedViews';
import { useViewDialogs } from './useViewDialogs';
import { ViewsButton } from './ViewsButton';
import { ViewTabs } from './ViewTabs';
import type { ResourceSchema } from '../../language/types';
import { useIsDrawn } from '../page/useIsDrawn';
import { useState } from 'react';

interface SavedViewsMenuProps {
  /** In a line of its own, with the views as tabs before the button. */
  readonly hasTabs?: boolean;
}

/** The saved views of the list around: a button, or tabs with it. Nothing where the API keeps none. */
export function SavedViewsMenu({ hasTabs = false }: SavedViewsMenuProps) {
  const schema = useRegistry().resolve(VIEWS)?.schema;
  return useExtension('savedViews') && schema ? <KeptViews schema={schema} hasTabs={hasTabs} /> : null;
}

function KeptViews({ schema, hasTabs }: Required<SavedViewsMenuProps> & { readonly schema: ResourceSchema }) {
  const open = useOpenView();
  useOpenedView(open.setOpen);
  const [isPanelOpen, setPanelOpen] = useState(false);
  // The tabs come after the rows.
  const isDrawn = useIsDrawn();
  const views = useSavedViews(isPanelOpen || (hasTabs && isDrawn));
  const { dialogs, ...edits } = useViewDialogs(schema, open.setOpen);
  const button = (isNamed: boolean) => (
    <ViewsButton
      views={views}
      edits={edits}
      open={open}
      isNamed={isNamed}
      isPanelOpen={isPanelOpen}
      setPanelOpen={setPanelOpen}
    />
  );
  return (
    <>
      {hasTabs ? (
        <ViewTabs views={views} open={open} onCreate={edits.create}>
          {button}
        </ViewTabs>
      ) : (
        button(true)
      )}
      {dialogs}
    </>
  );
}
