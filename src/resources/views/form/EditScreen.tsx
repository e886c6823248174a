import { useCanAccess, useNavigate, useTranslate } from 'ra-core';
import { useAllowed, useMayWrite } from '../access/useAllowed';
import { CreateDialog } from '../dialogs/CreateDialog';
import { QuickCreateProvider } from '../dialogs/QuickCreateContext';
import { useBackToList } from '../list/place/useBackToList';
import { PageHeader } from '../page/PageHeader';
import { RecordFailure } from '../page/RecordFailure';
import { ScreenSkeleton } from '../page/ScreenSkeleton';
import { screenPath, useScreen } from '../ScreenContext';
import ShowScreen from '../show/ShowScreen';
import { CancelLink } from './CancelLink';
import { EditForm } from './EditForm';
import { useRecordEditors } from './RecordEditorContext';
import { useAfterSave } from './useAfterSave';
import { useEditedRecord } from './useEditedRecord';
import { useLeaveKey } from './useLeaveKey';
import { useEditTitle } from './useTitles';
import { useNameOf } from '../naming/useNaming';

/** Shows the read-only details page to readers without the right to edit. */
export default function EditScreen({ id }: { readonly id: string }) {
  const { address } = useScreen();
  const { canAccess, isPending } = useCanAccess({ resource: address, action: 'edit' });
  if (isPending) return <ScreenSkeleton screen="edit" />;
  return canAccess ? <EditRecord id={id} /> : <ShowScreen id={id} />;
}

function EditRecord({ id }: { readonly id: string }) {
  const navigate = useNavigate();
  const translate = useTranslate();
  const target = useScreen();
  const { schema } = target;
  const canShow = useAllowed('show');
  const editorOf = useRecordEditors();
  const mayWrite = useMayWrite();
  const { record, isWhole, error, reload, retry } = useEditedRecord(id);
  const list = useBackToList();
  const leaveTo = useAfterSave()(id);
  useLeaveKey(leaveTo);
  const name = useNameOf(record);
  const title = useEditTitle(record);
  const header = (
    <PageHeader
      title={title}
      back={canShow ? { to: screenPath(target, 'show', id), label: translate('history.backToRecord') } : list}
      crumb={canShow ? translate('screens.actions.edit') : name}
      above={canShow ? { to: screenPath(target, 'show', id), text: name } : undefined}
    />
  );
  if (error) return <RecordFailure error={error} onRetry={retry} />;
  if (!record) return <ScreenSkeleton screen="edit" />;
  if (!mayWrite(record)) return <ShowScreen id={id} />;
  const Editor = editorOf(schema, record);
  if (Editor && !isWhole) return <ScreenSkeleton screen="edit" />;
  if (Editor)
    return (
      <>
        {header}
        <Editor record={record} />
        <CancelLink to={leaveTo} />
      </>
    );
  return (
    <QuickCreateProvider value={CreateDialog}>
      {header}
      <EditForm
        record={record}
        isWhole={isWhole}
        onSaved={() => void navigate(leaveTo)}
        onReload={reload}
        cancel={<CancelLink to={leaveTo} />}
      />
    </QuickCreateProvider>
  );
}
