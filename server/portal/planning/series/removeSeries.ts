import { endingBefore, exceptOn } from '../../../../src/planning/core/recurrence/edits';
import { dayOfWall } from '../../../../src/planning/core/recurrence/moments';
import type { Change } from '../../../database/changes/changeTypes';
import { wallTimesOf } from '../writing/slotTimes';
import { concerned } from './editSeries';
import type { SeriesScope } from '../../../../src/planning/core/slotCalls';
import { deleteSeries, deleteSlot, updateSeries } from './seriesChanges';
import type { Series } from './seriesRecord';

/** Returns the changes that delete a series or a part of it; the rule is deleted with its last slot. */
export function removeSeries(series: Series, scope: SeriesScope): readonly Change[] {
  const { id, rule, anchor, occurrences, isShared } = series;
  const going = concerned(series, scope);
  const slots = going.map(deleteSlot);
  if (going.length === occurrences.length) return isShared ? slots : [...slots, deleteSeries(id)];
  const day = dayOfWall(wallTimesOf(anchor.values).start);
  return [...slots, updateSeries(id, scope === 'un' ? exceptOn(rule, day) : endingBefore(rule, day))];
}
