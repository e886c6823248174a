import type { RefObject } from 'react';
import { Announcements } from './Announcements';
import { EditBar, type EditBarProps } from './EditBar';
import { EditOverlay } from './EditOverlay';
import type { Editing } from './useEditing';

export interface EditPartsProps {
  readonly editing: Pick<
    Editing,
    | 'selection'
    | 'slotOf'
    | 'select'
    | 'state'
    | 'canWrite'
    | 'obey'
    | 'preview'
    | 'bubble'
    | 'geometry'
    | 'run'
    | 'said'
  >;
  readonly types: EditBarProps['types'];
  readonly root: RefObject<HTMLElement | null>;
  readonly onOpen: (slotId: number) => void;
  readonly onRun?: Editing['run'];
}

/** The bar, the announcements and, if the geometry is fixed, the overlay of an editable view. */
export function EditParts({ editing, types, root, onOpen, onRun = editing.run }: EditPartsProps) {
  return (
    <>
      {editing.geometry.isFixed && (
        <EditOverlay preview={editing.preview} bubble={editing.bubble} geometry={editing.geometry} />
      )}
      <EditBar
        editing={editing}
        types={types}
        onOpen={onOpen}
        onRun={(command) => {
          root.current?.focus({ preventScroll: true });
          onRun(command);
        }}
      />
      <Announcements said={editing.said} />
    </>
  );
}
