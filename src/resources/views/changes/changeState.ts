import type { ChangeReport } from '../../changes/changes';

/** How far it is: rows that are finished, of how many. */
export interface Finished {
  readonly finished: number;
  readonly total: number;
}

/** What a change set is at: nothing, previewed, applied, or on its way there. */
export type ChangeState =
  | { readonly phase: 'idle' }
  | { readonly phase: 'previewing'; readonly progress?: Finished }
  | { readonly phase: 'previewed'; readonly report: ChangeReport }
  | { readonly phase: 'applying'; readonly progress?: Finished; readonly preview?: ChangeReport }
  | { readonly phase: 'applied'; readonly report: ChangeReport }
  | {
      readonly phase: 'failed';
      readonly during: 'previewing' | 'applying';
      readonly error: unknown;
      readonly preview?: ChangeReport;
    };

export type ChangeEvent =
  | { readonly type: 'preview' }
  | { readonly type: 'apply' }
  | { readonly type: 'reset' }
  | { readonly type: 'cancelled' }
  | { readonly type: 'progress'; readonly progress: Finished }
  | { readonly type: 'answered'; readonly report: ChangeReport }
  | { readonly type: 'failed'; readonly error: unknown };

/** Whether something is on its way, and can be cancelled. */
export const isRunning = ({ phase }: ChangeState): boolean => phase === 'previewing' || phase === 'applying';

/** The report of the last preview that still stands; what was refused as a whole has kept nothing, and is one as well. */
function previewOf(state: ChangeState): ChangeReport | undefined {
  if (state.phase === 'previewed' || (state.phase === 'applied' && !state.report.applied)) return state.report;
  return state.phase === 'applying' || state.phase === 'failed' ? state.preview : undefined;
}

/** What is last known of the rows: what became of them, else what the preview says. */
export const reportOf = (state: ChangeState): ChangeReport | undefined =>
  state.phase === 'applied' ? state.report : previewOf(state);

const withPreview = (preview: ChangeReport | undefined) => (preview ? { preview } : {});

/** Back to where it was before it was begun: the preview, where there is one. */
function before(state: ChangeState): ChangeState {
  const report = previewOf(state);
  return report ? { phase: 'previewed', report } : { phase: 'idle' };
}

/**
 * What a change set is at after something happened. What comes late is no news: progress or an answer after it was
 * cancelled changes nothing.
 */
export function nextState(state: ChangeState, event: ChangeEvent): ChangeState {
  if (event.type === 'reset') return { phase: 'idle' };
  if (event.type === 'preview') return isRunning(state) ? state : { phase: 'previewing' };
  if (event.type === 'apply') return isRunning(state) ? state : { phase: 'applying', ...withPreview(previewOf(state)) };
  if (state.phase !== 'previewing' && state.phase !== 'applying') return state;
  if (event.type === 'progress') return { ...state, progress: event.progress };
  if (event.type === 'cancelled') return before(state);
  if (event.type === 'failed')
    return { phase: 'failed', during: state.phase, error: event.error, ...withPreview(previewOf(state)) };
  return { phase: state.phase === 'previewing' ? 'previewed' : 'applied', report: event.report };
}
