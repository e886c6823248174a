import { Suspense, useMemo, useState, type ReactNode } from 'react';
import type { AnyRecord } from '../../language/resourceSchema';
import { LazyCreateDialog, LazyEditDialog } from '../dialogs/lazyDialogs';
import type { CreateDialogProps, RecordDialogProps } from '../dialogs/QuickCreateContext';
import { lazyScreen } from '../lazyScreen';
import { useScreen } from '../ScreenContext';
import { withInputs } from '../withInputs';
import { InPlaceProvider, type InPlace } from './InPlaceContext';

const AddMembersDialog = lazyScreen<RecordDialogProps>(() =>
  withInputs(import('../members/AddMembersDialog')).then((module) => ({ default: module.AddMembersDialog })),
);

/** The write invalidates the list, which shows the result. */
const SEEN_IN_THE_LIST = () => undefined;

export interface CollectionDialogsProps {
  /** Values of a new record that differ from the usual ones. */
  readonly initial?: CreateDialogProps['initial'];
  readonly onCreated?: CreateDialogProps['onDone'];
  readonly children: ReactNode;
}

export function CollectionDialogs({ initial, onCreated = SEEN_IN_THE_LIST, children }: CollectionDialogsProps) {
  const target = useScreen();
  const [isCreating, setCreating] = useState(false);
  const [edited, setEdited] = useState<AnyRecord>();
  const [isEditing, setEditing] = useState(false);
  const ways = useMemo<InPlace>(
    () => ({
      onCreate: () => setCreating(true),
      onEdit: (record) => {
        setEdited(record);
        setEditing(true);
      },
    }),
    [],
  );
  const creating = { target, isOpen: isCreating, onClose: () => setCreating(false), onDone: onCreated };
  return (
    <InPlaceProvider value={ways}>
      {children}
      <Suspense fallback={null}>
        {isCreating &&
          (target.schema.key === undefined ? (
            <LazyCreateDialog {...creating} {...(initial && { initial })} />
          ) : (
            <AddMembersDialog {...creating} />
          ))}
        {edited && (
          <LazyEditDialog
            key={edited.id}
            target={target}
            record={edited}
            isOpen={isEditing}
            onClose={() => setEditing(false)}
            onDone={SEEN_IN_THE_LIST}
          />
        )}
      </Suspense>
    </InPlaceProvider>
  );
}
