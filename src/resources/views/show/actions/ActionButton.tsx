import Button from '@mui/material/Button';
import { useCanAccess, useTranslate } from 'ra-core';
import { Suspense, useState } from 'react';
import { actionKey } from '../../../registry/translationKeys';
import { SchemaIcon } from '../../../../theme/icons';
import type { IconName } from '../../../language/iconNames';
import type { CallAction, DownloadAction, RecordAction, SettingAction } from '../../../language/recordActions';
import type { AnyRecord } from '../../../language/resourceSchema';
import { useScreen } from '../../ScreenContext';
import { ActionDialog } from './ActionDialog';
import { LazyDownloadDialog } from '../../dialogs/lazyDialogs';
import { useRecordDownload } from './useRecordDownload';
import { useNameOf } from '../../naming/useNaming';

export interface ActionButtonProps<Action extends RecordAction = RecordAction> {
  readonly name: string;
  readonly action: Action;
  readonly record: AnyRecord;
  /** In a row of a list: a quieter button, labelled with the record's name for screen readers. */
  readonly isInRow?: boolean | undefined;
}

export function ActionButton({ action, ...props }: ActionButtonProps) {
  const { address } = useScreen();
  const { canAccess } = useCanAccess({ resource: address, action: action.needs ?? 'edit' });
  if (canAccess !== true) return null;
  return 'downloads' in action ? (
    <DownloadButton {...props} action={action} />
  ) : (
    <AskedButton {...props} action={action} />
  );
}

/** Runs after a confirmation. */
function AskedButton({ name, action, record, isInRow }: ActionButtonProps<CallAction | SettingAction>) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <LabelledButton {...{ name, record, isInRow }} icon={action.icon} onClick={() => setAsking(true)} />
      {isAsking && <ActionDialog name={name} action={action} record={record} onClose={() => setAsking(false)} />}
    </>
  );
}

/** Starts at once; can be cancelled. */
function DownloadButton({ name, action, record, isInRow }: ActionButtonProps<DownloadAction>) {
  const { schema } = useScreen();
  const translate = useTranslate();
  const download = useRecordDownload(action, record);
  return (
    <>
      <LabelledButton {...{ name, record, isInRow }} icon={action.icon} onClick={download.start} />
      {download.state && (
        <Suspense fallback={null}>
          <LazyDownloadDialog title={translate(actionKey(schema, name))} timeout={action.timeout} download={download} />
        </Suspense>
      )}
    </>
  );
}

interface LabelledButtonProps extends Pick<ActionButtonProps, 'name' | 'record' | 'isInRow'> {
  readonly icon: IconName | undefined;
  readonly onClick: () => void;
}

function LabelledButton({ name, record, icon, isInRow = false, onClick }: LabelledButtonProps) {
  const translate = useTranslate();
  const { schema } = useScreen();
  const label = translate(actionKey(schema, name));
  const recordName = useNameOf(record);
  return (
    <Button
      size="small"
      variant={isInRow ? 'text' : 'outlined'}
      startIcon={!isInRow && icon && <SchemaIcon name={icon} />}
      aria-label={isInRow ? translate('screens.page.labelled', { label, name: recordName }) : undefined}
      onClick={onClick}
    >
      {label}
    </Button>
  );
}
