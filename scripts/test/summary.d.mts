import type { Failure } from './reports.mjs';

/** A lane of the run: its counts, and how long it took. */
interface LaneResult {
  name: string;
  passed: number;
  failed: number;
  seconds: number;
  failures?: readonly Failure[];
}

/** Prints failures, seconds and counts; sets the exit code. */
export function summarize(results: readonly LaneResult[]): void;
