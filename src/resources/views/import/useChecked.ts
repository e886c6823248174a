import { useState } from 'react';
import type { ChangeReport } from '../../changes/changes';
import type { ImportPlan } from '../../exchange/plan/importPlanTypes';
import type { ImportStep } from './useStep';

export interface Checked {
  readonly plan: ImportPlan;
  readonly previewed: ChangeReport;
}

/** The last finished check of the same settings, also while corrections are checked again. */
export function useChecked(
  settingsKey: string | undefined,
  plan: ImportStep<ImportPlan>,
  preview: ImportStep<ChangeReport>,
): Checked | undefined {
  const [last, setLast] = useState<{ readonly settingsKey: string; readonly checked: Checked }>();
  if (settingsKey === undefined) return undefined;
  const known = last?.settingsKey === settingsKey ? last.checked : undefined;
  if (plan.status !== 'done' || preview.status !== 'done') return known;
  if (known?.plan === plan.result && known.previewed === preview.result) return known;
  const checked = { plan: plan.result, previewed: preview.result };
  setLast({ settingsKey, checked });
  return checked;
}
