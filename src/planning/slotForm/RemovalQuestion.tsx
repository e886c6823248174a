import { useNotify, useTranslate } from 'ra-core';
import { useEffect, useEffectEvent, useState } from 'react';
import { changeSetIn } from '../../resources/changes/changeSetIn';
import { DialogComing } from '../../resources/views/page/DialogComing';
import { useOnline } from '../../resources/views/page/useOnline';
import { useCall } from '../../resources/views/useCall';
import { dayIndexOf } from '../../resources/fields/shared/zone';
import { useFormats } from '../calendar/useFormats';
import { personLabel } from '../core/personLabel';
import type { SeriesScope } from '../core/slotCalls';
import type { PlanIndex } from '../data/checkEdits';
import { useFindingWords } from '../model/useFindingWords';
import type { PlanEdits } from '../undo/usePlanEdits';
import { describeProblem } from './describeProblem';
import { ScopeQuestion } from './ScopeQuestion';
import { removeRequest } from './seriesRequest';
import { useSeries } from './useSeries';

export interface RemovalQuestionProps {
  readonly slotId: number;
  readonly index: PlanIndex;
  readonly edits: PlanEdits;
  readonly onClose: () => void;
}

/** Which slots of a series a deletion on the plan means; a slot that has left its series is deleted at once. */
export default function RemovalQuestion({ slotId, index, edits, onClose }: RemovalQuestionProps) {
  const translate = useTranslate();
  const formats = useFormats();
  const notify = useNotify();
  const call = useCall();
  const isOnline = useOnline();
  // The slot as it was when the question was asked, also once the plan shows it deleted.
  const [slot] = useState(() => index.byId.get(slotId));
  const { series, isAlone, isPending } = useSeries(slot);
  const wordsOf = useFindingWords((id) => index.byId.get(id));
  const answer = async (scope: SeriesScope) => {
    onClose();
    if (scope === 'un') return void edits.apply([{ kind: 'delete', slotId }]);
    if (!slot) return;
    const { address, ...request } = removeRequest(slot, scope);
    try {
      const stored = await call(address, request);
      edits.wrote(translate('planning.form.seriesRemoved', { smart_count: 1 }), changeSetIn(stored));
    } catch (error) {
      void edits.reread();
      const why = describeProblem(error, translate);
      notify(why, { type: 'error', messageArgs: { _: why } });
    }
  };
  const removeAlone = useEffectEvent(() => void answer('un'));
  const isClear = !slot || isAlone;
  useEffect(() => {
    if (isClear) removeAlone();
  }, [isClear]);
  // Without a network the series cannot be read: the question is asked, and the slot alone can be deleted.
  const person = slot && index.people.get(slot.salarieId ?? 0);
  const subject = slot && [
    `${formats.day(dayIndexOf(slot.start))}, ${formats.range(slot)}`,
    index.plan.types.get(slot.typeCreneauId)?.libelle,
    person && personLabel(person),
  ];
  if (isClear || (isPending && isOnline)) return <DialogComing />;
  return (
    <ScopeQuestion
      asks="remove"
      subject={subject?.filter(Boolean).join(', ')}
      ruleScope={undefined}
      isFirst={series?.ids[0] === slotId}
      requestOf={(scope) => removeRequest(slot, scope)}
      wordsOf={wordsOf}
      onAnswer={(scope) => void answer(scope)}
      onCancel={onClose}
    />
  );
}
