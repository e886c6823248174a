import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import { useNotify, useTranslate } from 'ra-core';
import { useState } from 'react';
import { exportName } from '../../exchange/write/fileNames';
import { saveFile } from '../../fields/shared/files/saveFile';
import { useReaderLanguage } from '../../fields/shared/readerLanguage';
import { resourceKey } from '../../registry/keys';
import { problemOf } from '../page/problemOf';
import { useScreen } from '../ScreenContext';
import { startImporter } from './engine/startImporter';

/** Downloads a workbook with the headings of everything that an import takes. */
export function TemplateButton() {
  const translate = useTranslate();
  const notify = useNotify();
  const language = useReaderLanguage();
  const { schema } = useScreen();
  const [isPending, setPending] = useState(false);
  const download = async () => {
    const name = translate(resourceKey(schema, 'name'), { smart_count: 2 });
    const label = translate('exchange.import.template.name', { name });
    const { importer, stop } = startImporter();
    setPending(true);
    try {
      const blob = await (await importer).template(() => undefined, { schema, label: name, language });
      saveFile(blob, exportName(label, new Date(), 'xlsx'));
    } catch (error) {
      notify(problemOf(error).message ?? 'screens.page.unknownFailure', { type: 'error' });
    }
    stop();
    setPending(false);
  };
  return (
    <Button size="small" startIcon={<DownloadIcon />} loading={isPending} onClick={() => void download()}>
      {translate('exchange.import.template.action')}
    </Button>
  );
}
