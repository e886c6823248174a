import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import type { ComponentType } from 'react';
import { inSentence } from '../../language/inSentence';
import { useReaderLanguage } from '../../fields/shared/hooks/useReaderLanguage';
import { resourceKey } from '../../registry/translationKeys';
import { ChangeProgress } from '../changes/ChangeProgress';
import { DialogScreen } from '../dialogs/DialogScreen';
import { FormDialog } from '../dialogs/FormDialog';
import { FailureAlert } from '../page/FailureAlert';
import { useNumberFormat } from '../page/useNumberFormat';
import { useScreen } from '../ScreenContext';
import type { BulkSelection, SelectedRecords } from './bulkTypes';
import { useFocusInList } from './useFocusInList';
import { useFrozen } from './useFrozen';

export interface BulkDialogProps {
  readonly selection: BulkSelection;
  readonly onClose: () => void;
}

export interface BulkContentProps extends BulkDialogProps {
  readonly records: SelectedRecords;
  readonly leave: () => void;
}

interface Props extends BulkDialogProps {
  readonly action: string;
  readonly title: (count: number, counted: string) => string;
  readonly Content: ComponentType<BulkContentProps>;
}

/** Dialog of a bulk action: resolves the selection once, so that the set of records stays fixed, and shows its size. */
export function BulkDialog({ selection, onClose, action, title, Content }: Props) {
  const translate = useTranslate();
  const format = useNumberFormat();
  const target = useScreen();
  const { records, progress, error } = useFrozen(selection);
  useFocusInList(records, action === 'delete');
  const count = records?.length ?? selection.count;
  const language = useReaderLanguage();
  const noun = inSentence(translate(resourceKey(target.schema, 'name'), { smart_count: count }), language);
  return (
    <DialogScreen target={target}>
      <FormDialog
        isOpen
        title={title(count, `${format(count)} ${noun}`)}
        name={`bulk ${action} ${target.address}`}
        onClose={onClose}
      >
        {(leave) => (
          <>
            {error !== undefined && <FailureAlert error={error} />}
            {!records && error === undefined && (
              <ChangeProgress label={translate('changes.selection.reading')} progress={progress} onCancel={onClose} />
            )}
            {records && (
              <>
                {selection.isEverything && (
                  <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1.5 }}>
                    {translate('changes.bulk.frozen', { smart_count: count, count: format(count) })}
                  </Typography>
                )}
                <Content records={records} leave={leave} selection={selection} onClose={onClose} />
              </>
            )}
          </>
        )}
      </FormDialog>
    </DialogScreen>
  );
}
