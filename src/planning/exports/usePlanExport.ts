import { useRef } from 'react';
import { problemOf } from '../../resources/views/page/problemOf';
import { useDownload, type Download, type DownloadHandling } from '../../resources/views/show/actions/useDownload';

/** Timeout in seconds (section 9 of the specification). */
export const EXPORT_TIMEOUT = 300;

const ADDRESSES = { excel: 'creneaux/exportPlanningExcel', pdf: 'creneaux/exportPlanningAdherent' } as const;

type ExportKind = keyof typeof ADDRESSES;

export interface PlanExport extends Pick<Download, 'state' | 'stop'> {
  readonly start: (kind: ExportKind, form: FormData) => void;
  /** Retries the last export. */
  readonly again: () => void;
}

/** Exports a plan to a file; cancelled when the page unmounts. */
export function usePlanExport(onFile?: DownloadHandling['onFile']): PlanExport {
  const asked = useRef<{ readonly kind: ExportKind; readonly form: FormData }>({ kind: 'excel', form: new FormData() });
  const { state, start, stop } = useDownload(
    () => {
      const { kind, form } = asked.current;
      return { address: ADDRESSES[kind], method: 'POST', body: form, timeout: EXPORT_TIMEOUT };
    },
    {
      ...(onFile && { onFile }),
      // Messages of fields are more precise than the general one.
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
