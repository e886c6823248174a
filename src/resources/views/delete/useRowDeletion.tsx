import { Suspense, useRef, useState } from 'react';
import type { AnyRecord } from '../../language/resourceSchema';
import { LazyDeleteDialog } from '../dialogs/lazyDialogs';

/**
 * Deletes a row of a list after a confirmation. Returns the dialog, its opener, and a ref for the title that
 * takes the focus.
 */
export function useRowDeletion() {
  const [doomed, setDoomed] = useState<AnyRecord>();
  const titleRef = useRef<HTMLHeadingElement>(null);
  const dialog = doomed && (
    <Suspense fallback={null}>
      <LazyDeleteDialog
        record={doomed}
        onClose={() => setDoomed(undefined)}
        // The row with its button is gone.
        onDeleted={() => titleRef.current?.focus()}
      />
    </Suspense>
  );
  return { titleRef, askDeletion: setDoomed, dialog };
}
