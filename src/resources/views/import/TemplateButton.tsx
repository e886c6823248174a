import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import { useNotify, useTranslate } from 'ra-core';
import { useState } from 'react';
import { exportName, type Format } from '../../exchange/write/fileNames';
import { dayOf } from '../../language/moments';
import { saveFile } from '../../fields/shared/files/saveFile';
import { useReaderLanguage } from '../../fields/shared/hooks/useReaderLanguage';
import { resourceKey } from '../../registry/translationKeys';
import { problemOf } from '../page/problemOf';
import { useScreen } from '../ScreenContext';
import { startImporter } from './engine/startImporter';
import { useSampleTargets } from './useSampleTargets';

const FORMATS: readonly Format[] = ['xlsx', 'csv'];

export function TemplateButton() {
  const translate = useTranslate();
  const notify = useNotify();
  const language = useReaderLanguage();
  const { schema } = useScreen();
  const readTargets = useSampleTargets();
  const [pending, setPending] = useState<Format | 'template'>();
  const download = async (format?: Format) => {
    const name = translate(resourceKey(schema, 'name'), { smart_count: 2 });
    const label = translate(`exchange.import.template.${format ? 'sampleName' : 'name'}`, { name });
    const { importer, stop } = startImporter();
    setPending(format ?? 'template');
    try {
      const sample = format && { format, targets: await readTargets() };
      const given = { schema, label: name, language, ...(sample && { sample }) };
      const blob = await (await importer).template(() => undefined, given);
      saveFile(blob, exportName(label, dayOf(new Date()), format ?? 'xlsx'));
    } catch (error) {
      notify(problemOf(error).message ?? 'screens.page.unknownFailure', { type: 'error' });
    }
    stop();
    setPending(undefined);
  };
  const button = (words: string, format?: Format) => (
    <Button
      key={words}
      size="small"
      startIcon={<DownloadIcon />}
      loading={pending === (format ?? 'template')}
      onClick={() => void download(format)}
    >
      {words}
    </Button>
  );
  return (
    <>
      {button(translate('exchange.import.template.action'))}
      {FORMATS.map((format) =>
        button(translate('exchange.import.template.sample', { format: format.toUpperCase() }), format),
      )}
    </>
  );
}
