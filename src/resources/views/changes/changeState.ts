import type { ChangeReport } from '../../changes/changes';

export interface Finished {
  readonly finished: number;
  readonly total: number;
}

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

/** True while a request is running that can be cancelled. */
export const isRunning = ({ phase }: ChangeState): boolean => phase === 'previewing' || phase === 'applying';

/** The last valid preview. A report refused as a whole wrote nothing, so it counts as one. */
function previewOf(state: ChangeState): ChangeReport | undefined {
  if (state.phase === 'previewed' || (state.phase === 'applied' && !state.report.applied)) return state.report;
  return state.phase === 'applying' || state.phase === 'failed' ? state.preview : undefined;
}

/** The latest report: the result, or else the preview. */
export const reportOf = (state: ChangeState): ChangeReport | undefined =>
  state.phase === 'applied' ? state.report : previewOf(state);

const withPreview = (preview: ChangeReport | undefined) => (preview ? { preview } : {});

/** The state before the current request: the preview if there is one. */
function before(state: ChangeState): ChangeState {
  const report = previewOf(state);
  return report ? { phase: 'previewed', report } : { phase: 'idle' };
}

/** Reducer. Late events are ignored: progress or a response after a cancel changes nothing. */
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
