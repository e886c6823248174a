import { createPortal } from 'react-dom';
import { Needs } from '../Needs';
import { useRegistry } from '../RegistryContext';
import { useOpenedView } from './useOpenedView';
import { useOpenView } from './useOpenView';
import { SAVED_VIEWS } from '../../registry/roles';
import { useSavedViews } from './useSavedViews';
import { useViewDialogs } from './useViewDialogs';
import { ViewsButton } from './ViewsButton';
import { ViewTabs } from './ViewTabs';
import { useExpectsViews, useHasViewTabs } from './useHasViewTabs';
import type { ResourceSchema } from '../../language/resourceSchema';
import { useIsDrawn } from '../page/useIsDrawn';
import { startTransition, useEffect, useState, type RefObject } from 'react';

interface SavedViewsMenuProps {
  /** Element beside the list's title for the button; without it, the button is rendered here and there are no tabs. */
  readonly place?: RefObject<HTMLElement | null> | undefined;
}

export function SavedViewsMenu({ place }: SavedViewsMenuProps) {
  const schema = useRegistry().resolve(SAVED_VIEWS)?.schema;
  return schema ? (
    <Needs extension="savedViews">
      <KeptViews schema={schema} place={place} />
    </Needs>
  ) : null;
}

interface KeptViewsProps extends SavedViewsMenuProps {
  readonly schema: ResourceSchema;
}

function KeptViews({ schema, place }: KeptViewsProps) {
  const open = useOpenView();
  useOpenedView(open.setOpen);
  const [isPanelOpen, setPanelOpen] = useState(false);
  const isDrawn = useIsDrawn();
  const isExpected = useExpectsViews();
  // Expected tabs load with the rows; others after the first render.
  const views = useSavedViews(isPanelOpen || (place !== undefined && (isDrawn || isExpected)));
  const hasTabs = useHasViewTabs(isExpected, views) && place !== undefined;
  const { dialogs, ...edits } = useViewDialogs(schema, open.setOpen);
  const [header, setHeader] = useState<HTMLElement | null>(null);
  // Rendered after the rows: a portal in the first render would render the list twice.
  useEffect(() => {
    startTransition(() => setHeader(place?.current ?? null));
  }, [place]);
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
      {place ? (
        <ViewTabs isShown={hasTabs} views={views} open={open} onCreate={edits.create} onMore={() => setPanelOpen(true)}>
          {(isNamed) => header && createPortal(button(isNamed), header)}
        </ViewTabs>
      ) : (
        button(true)
      )}
      {dialogs}
    </>
  );
}
