import { useTranslate } from 'ra-core';
import { useState } from 'react';
import type { AnyRecord } from '../../language/resourceSchema';
import { ConfirmDialog } from '../page/ConfirmDialog';
import { useShownView } from './useShownView';
import { useViewEdits } from './useViewEdits';
import { printView } from './viewContent';

export interface ReplaceDialogProps {
  readonly view: AnyRecord;
  readonly onOpen: (view: AnyRecord) => void;
  readonly onClose: () => void;
}

export function ReplaceDialog({ view, onOpen, onClose }: ReplaceDialogProps) {
  const translate = useTranslate();
  const [shown] = useShownView();
  const { replace } = useViewEdits();
  const [isOpen, setOpen] = useState(true);
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={translate('savedViews.replaceTitle', { name: String(view.nom) })}
      text={translate('savedViews.replaceText')}
      action={translate('savedViews.replaceAction')}
      isPending={false}
      error={undefined}
      onConfirm={() => {
        replace(view, shown);
        onOpen({ ...view, contenu: printView(shown) });
        setOpen(false);
      }}
      onCancel={() => setOpen(false)}
      onExited={onClose}
    />
  );
}
