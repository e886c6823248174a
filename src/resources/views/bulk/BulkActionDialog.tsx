import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useTranslate } from 'ra-core';
import { useEffect, useEffectEvent, useState } from 'react';
import { useWords } from '../../fields/shared/hooks/useReaderLanguage';
import { conditionAt } from '../../language/moments';
import type { SettingAction } from '../../language/recordActions';
import type { AnyRecord } from '../../language/resourceSchema';
import type { Words } from '../../language/words';
import { holds } from '../../records/holds';
import { MAX_IDS } from '../../records/listQuery';
import { actionKey } from '../../registry/translationKeys';
import { ChangeProgress } from '../changes/ChangeProgress';
import { useChangeRun } from '../changes/useChangeRun';
import { DialogCancel } from '../dialogs/DialogCancel';
import { FailureAlert } from '../page/FailureAlert';
import { useScreen } from '../ScreenContext';
import { editChanges } from './bulkChanges';
import { BulkDialog, type BulkContentProps, type BulkDialogProps } from './BulkDialog';
import { BulkRunPanel } from './BulkRunPanel';
import type { SelectedRecords } from './bulkTypes';

// With the dialog, which few lists have: every list would load them otherwise.
const TITLE: Words = [
  '%{action}\u00a0: %{smart_count} enregistrement |||| %{action}\u00a0: %{smart_count} enregistrements',
  '%{action}: %{smart_count} record |||| %{action}: %{smart_count} records',
  '%{action}: %{smart_count} Datensatz |||| %{action}: %{smart_count} Datensätze',
  '%{action}: %{smart_count} registo |||| %{action}: %{smart_count} registos',
];
const NOT_CONCERNED: Words = [
  '%{smart_count} enregistrement choisi n’est pas concerné, et reste comme il est. |||| %{smart_count} enregistrements choisis ne sont pas concernés, et restent comme ils sont.',
  '%{smart_count} selected record is not concerned, and stays as it is. |||| %{smart_count} selected records are not concerned, and stay as they are.',
  '%{smart_count} ausgewählter Datensatz ist nicht betroffen und bleibt, wie er ist. |||| %{smart_count} ausgewählte Datensätze sind nicht betroffen und bleiben, wie sie sind.',
  '%{smart_count} registo escolhido não está abrangido e fica como está. |||| %{smart_count} registos escolhidos não estão abrangidos e ficam como estão.',
];

interface BulkActionDialogProps extends BulkDialogProps {
  /** What the declaration calls it. */
  readonly name: string;
  readonly action: SettingAction;
}

/** Does a declared action with what is selected: first it is said what it would change. */
export default function BulkActionDialog({ name, action, ...props }: BulkActionDialogProps) {
  const translate = useTranslate();
  const { schema } = useScreen();
  const inWords = useWords();
  const label = translate(actionKey(schema, name));
  const title = (count: number) =>
    translate('changes.bulk.actionTitle', { _: inWords(TITLE), action: label, smart_count: count });
  // The dialog keeps its content while it is open.
  const [Content] = useState(() => (content: BulkContentProps) => <BulkAction {...content} action={action} />);
  return <BulkDialog {...props} action={name} title={title} Content={Content} />;
}

/** Those of the selected records for which the action is: they are read where that is asked. */
function useConcerned(records: SelectedRecords, { when }: SettingAction) {
  const { schema, address } = useScreen();
  const provider = useDataProvider();
  return useQuery({
    queryKey: ['bulkAction', address, when ?? null, records],
    staleTime: 0,
    gcTime: 0,
    queryFn: async () => {
      if (!when) return records;
      const condition = conditionAt(when, new Date());
      const concerned = new Set<unknown>();
      for (let from = 0; from < records.length; from += MAX_IDS) {
        const ids = records.slice(from, from + MAX_IDS).map(({ id }) => id);
        const { data } = await provider.getMany<AnyRecord>(address, { ids });
        for (const record of data) if (holds(condition, record, schema)) concerned.add(record.id);
      }
      return records.filter(({ id }) => concerned.has(id));
    },
  });
}

type BulkActionProps = BulkContentProps & { readonly action: SettingAction };

function BulkAction({ records, action, ...props }: BulkActionProps) {
  const translate = useTranslate();
  const inWords = useWords();
  const { data: concerned, error, refetch } = useConcerned(records, action);
  if (error) return <FailureAlert error={error} onRetry={() => void refetch()} />;
  if (!concerned) return <ChangeProgress label={translate('changes.selection.reading')} onCancel={props.leave} />;
  return (
    <>
      {concerned.length < records.length && (
        <Typography variant="body2" sx={{ mb: 1.5 }}>
          {translate('changes.bulk.notConcerned', {
            _: inWords(NOT_CONCERNED),
            smart_count: records.length - concerned.length,
          })}
        </Typography>
      )}
      <ConcernedRun {...props} action={action} records={concerned} />
    </>
  );
}

function ConcernedRun({ records, action, leave, ...props }: BulkActionProps) {
  const { address } = useScreen();
  const [changes, setChanges] = useState(() => editChanges(address, records, action.sets));
  const run = useChangeRun();
  const preview = useEffectEvent(() => void run.preview(changes, { origin: 'bulkEdit' }));
  useEffect(() => {
    preview();
  }, [changes]);
  return (
    <BulkRunPanel
      {...props}
      changes={changes}
      origin="bulkEdit"
      run={run}
      onCheck={setChanges}
      back={<DialogCancel onClick={leave} />}
    />
  );
}
