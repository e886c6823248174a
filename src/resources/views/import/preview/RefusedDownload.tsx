import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import { useNotify, useTranslate } from 'ra-core';
import { useState } from 'react';
import { targetsOf } from '../../../exchange/plan/targets';
import type { Mapping } from '../../../exchange/plan/importPlanTypes';
import { exportName } from '../../../exchange/write/fileNames';
import { dayOf } from '../../../language/moments';
import { saveFile } from '../../../fields/shared/files/saveFile';
import { useReaderLanguage } from '../../../fields/shared/hooks/useReaderLanguage';
import { resourceKey } from '../../../registry/translationKeys';
import type { ResourceSchema } from '../../../language/resourceSchema';
import { problemOf } from '../../page/problemOf';
import { useRegistry } from '../../RegistryContext';
import { useScreen } from '../../ScreenContext';
import type { RunningImporter } from '../engine/startImporter';
import type { TableSummary } from '../engine/importEngineTypes';
import type { MergedReport } from './mergeReport';
import { refusedRows } from './refusedRows';

interface RefusedDownloadProps {
  readonly merged: MergedReport;
  readonly table: TableSummary;
  readonly running: RunningImporter;
  readonly nested: readonly ResourceSchema[];
  readonly mapping: Mapping;
}

/** Downloads the refused rows with reasons; the corrected file can be imported as it is. */
export function RefusedDownload({ merged, table, running, nested, mapping }: RefusedDownloadProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const registry = useRegistry();
  const language = useReaderLanguage();
  const { schema } = useScreen();
  const [isPending, setPending] = useState(false);
  const label = translate('exchange.import.preview.refusedName', {
    name: translate(resourceKey(schema, 'name'), { smart_count: 2 }),
  });
  const download = async () => {
    setPending(true);
    try {
      const rows = refusedRows(registry, schema, merged, translate);
      const known = new Map(targetsOf(schema, nested).map(({ target, column }) => [target, column.spec]));
      const specs = mapping.map((target) => known.get(target ?? '') ?? null);
      const blob = await (await running.importer).refused(() => undefined, { specs, rows, label, language });
      saveFile(blob, exportName(label, dayOf(new Date()), table.format));
    } catch (error) {
      notify(problemOf(error).message ?? 'screens.page.unknownFailure', { type: 'error' });
    }
    setPending(false);
  };
  return (
    <Button startIcon={<DownloadIcon />} color="inherit" loading={isPending} onClick={() => void download()}>
      {translate('exchange.import.preview.refusedFile')}
    </Button>
  );
}
