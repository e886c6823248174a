/** A test that failed: its file and title, and the first lines of its message. */
export interface Failure {
  name: string;
  message: string;
}

/** How the report of a runner, as parsed from JSON, is read. */
interface ReportReader {
  count: (report: object) => { passed: number; failed: number };
  failures: (report: object) => Failure[];
}

export const VITEST: ReportReader;
export const PLAYWRIGHT: ReportReader;
