import { useRef } from 'react';
import { problemOf } from '../../resources/views/page/problemOf';
import { useDownload, type Download, type DownloadHandling } from '../../resources/views/show/actions/useDownload';

/** Seconds that the API may take (section 9 of the specification). */
export const EXPORT_TIMEOUT = 300;

const ADDRESSES = { excel: 'creneaux/exportPlanningExcel', pdf: 'creneaux/exportPlanningAdherent' } as const;

type ExportKind = keyof typeof ADDRESSES;

export interface PlanExport extends Pick<Download, 'state' | 'stop'> {
  readonly start: (kind: ExportKind, form: FormData) => void;
  /** Asks again for the same. */
  readonly again: () => void;
}

/** Makes files of a plan; it ends with the page that asked for it. */
export function usePlanExport(onFile?: DownloadHandling['onFile']): PlanExport {
  const asked = useRef<{ readonly kind: ExportKind; readonly form: FormData }>({ kind: 'excel', form: new FormData() });
  const { state, start, stop } = useDownload(
    () => {
      const { kind, form } = asked.current;
      return { address: ADDRESSES[kind], method: 'POST', body: form, timeout: EXPORT_TIMEOUT };
    },
    {
      ...(onFile && { onFile }),
      // What is wrong with a field says more than that something is.
      explain(error) {
        const { errors } = problemOf(error);
        const said = [...new Set(Object.values(errors).flat())].join(' ');
        return said === '' ? error : new Error(said);
      },
    },
  );
  return {
    state,
    stop,
    again: start,
    start(kind, form) {
      asked.current = { kind, form };
      start();
    },
  };
}
