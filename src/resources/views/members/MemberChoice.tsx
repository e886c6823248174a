import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { useReferenceTarget } from '../../fields/shared/references/useReferenceTarget';
import { resourceKey } from '../../registry/translationKeys';
import type { AnyRecord } from '../../language/resourceSchema';
import { DialogCancel } from '../dialogs/DialogCancel';
import { AddingReport } from './AddingReport';
import { MemberCounts } from './MemberCounts';
import { MemberForm } from './MemberForm';
import { MemberList } from './MemberList';
import { MemberSearch } from './MemberSearch';
import { useAddMembers } from './useAddMembers';
import { useCandidates } from './useCandidates';
import { useRecordChoice } from './useRecordChoice';
import { useMembership } from './useMembership';

export interface MemberChoiceProps {
  readonly keyField: string;
  readonly resource: string;
  readonly onAdded: (records: readonly AnyRecord[]) => void;
  /** Called when all chosen records are added. */
  readonly onEnd: () => void;
  readonly leave: () => void;
}

export function MemberChoice({ keyField, resource, onAdded, onEnd, leave }: MemberChoiceProps) {
  const translate = useTranslate();
  const target = useReferenceTarget(resource);
  const [typed, setTyped] = useState('');
  const [onlyAbsent, setOnlyAbsent] = useState(false);
  const present = useMembership();
  const candidates = useCandidates(target, typed, present, onlyAbsent);
  const { chosen, isChosen, toggle, choose, drop } = useRecordChoice();
  const { add, progress, failed } = useAddMembers(keyField);
  const isPresent = (id: number) => present?.has(id) ?? false;
  const free = candidates.shown.filter(({ id }) => !isPresent(id));
  const toAdd = chosen.filter(({ id }) => !isPresent(id));
  const isBusy = progress !== undefined;
  const name = translate(resourceKey(target.schema, 'name'), { smart_count: 2 });

  const addAll = async (values: Readonly<Record<string, unknown>>) => {
    const added = await add(toAdd, values);
    drop(added);
    onAdded(added);
    if (added.length === toAdd.length) onEnd();
  };
  return (
    <>
      <MemberCounts present={present?.size} absent={candidates.absent} chosen={toAdd.length} />
      <MemberSearch
        label={translate('members.search', { name })}
        typed={typed}
        onType={setTyped}
        onlyAbsent={present && onlyAbsent}
        onOnlyAbsent={setOnlyAbsent}
        shown={{ chosen: free.filter(({ id }) => isChosen(id)).length, total: free.length }}
        onAll={(all) => (all ? choose(free) : drop(free))}
        disabled={isBusy}
      />
      <MemberList
        schema={target.schema}
        label={translate('members.list', { name })}
        candidates={candidates}
        isPresent={isPresent}
        isChosen={isChosen}
        onToggle={toggle}
        disabled={isBusy}
        empty={translate(onlyAbsent && typed === '' ? 'members.allPresent' : 'members.nobody')}
      />
      <MemberForm
        count={toAdd.length}
        isBusy={isBusy}
        isRetry={failed.length > 0}
        onAdd={addAll}
        report={<AddingReport schema={target.schema} progress={progress} failed={failed} />}
        cancel={<DialogCancel onClick={leave} />}
      />
    </>
  );
}
