import { Suspense, useState, type ReactNode } from 'react';
import type { AnyRecord, ResourceSchema } from '../../language/resourceSchema';
import { DialogScreen } from '../dialogs/DialogScreen';
import { LazyCreateDialog, LazyDeleteDialog, LazyEditDialog, LazyReplaceDialog } from '../dialogs/lazyDialogs';
import { useListName } from '../list/columns/useColumns';
import type { ScreenTarget } from '../ScreenContext';
import { SAVED_VIEWS } from '../../registry/roles';
import { useShownView } from './useShownView';
import { printView } from './viewContent';

export interface ViewEdits {
  readonly create: () => void;
  readonly edit: (view: AnyRecord) => void;
  readonly remove: (view: AnyRecord) => void;
  readonly replace: (view: AnyRecord) => void;
}

interface ViewDialogs extends ViewEdits {
  readonly dialogs: ReactNode;
}

/** Dialogs to create and edit saved views. @param onOpen called with the view that the list now shows */
export function useViewDialogs(schema: ResourceSchema, onOpen: (view: AnyRecord) => void): ViewDialogs {
  const liste = useListName();
  const target: ScreenTarget = { schema, address: SAVED_VIEWS, parents: {} };
  const [shown] = useShownView();
  const [isCreating, setCreating] = useState(false);
  const [edited, setEdited] = useState<AnyRecord>();
  const [doomed, setDoomed] = useState<AnyRecord>();
  const [replaced, setReplaced] = useState<AnyRecord>();
  const dialogs = (
    <>
      <Suspense fallback={null}>
        {isCreating && (
          <LazyCreateDialog
            target={target}
            isOpen
            once
            initial={{ liste, contenu: printView(shown) }}
            onClose={() => setCreating(false)}
            onDone={() => setCreating(false)}
          />
        )}
        {edited && (
          <LazyEditDialog
            target={target}
            isOpen
            record={edited}
            onClose={() => setEdited(undefined)}
            onDone={() => setEdited(undefined)}
          />
        )}
        {replaced && <LazyReplaceDialog view={replaced} onOpen={onOpen} onClose={() => setReplaced(undefined)} />}
        {doomed && (
          <DialogScreen target={target}>
            <LazyDeleteDialog record={doomed} onClose={() => setDoomed(undefined)} onDeleted={() => undefined} />
          </DialogScreen>
        )}
      </Suspense>
    </>
  );
  return { create: () => setCreating(true), edit: setEdited, remove: setDoomed, replace: setReplaced, dialogs };
}
