import { useTranslate } from 'ra-core';
import { useEffect, useState } from 'react';
import { checkTableFile } from '../../exchange/read/checkFile';
import type { TableProblem } from '../../exchange/read/readTypes';
import { useReaderLanguage } from '../../fields/shared/hooks/useReaderLanguage';
import { inSentence } from '../../language/inSentence';
import { resourceKey } from '../../registry/translationKeys';
import { PageHeader } from '../page/PageHeader';
import { useIsNarrow } from '../page/useIsNarrow';
import { useScreen } from '../ScreenContext';
import { startImporter } from './engine/startImporter';
import { FileDrop } from './file/FileDrop';
import { FileProblem } from './file/FileProblem';
import { ImportedFile } from './ImportedFile';
import { TemplateButton } from './TemplateButton';
import type { ImportSource } from './useImport';

interface Chosen {
  readonly number: number;
  readonly name: string;
  readonly source?: ImportSource;
  readonly problem?: TableProblem;
}

function chosenFile(file: File, number: number): Chosen {
  const problem = checkTableFile(file);
  return problem
    ? { number, name: file.name, problem }
    : { number, name: file.name, source: { number, file, running: startImporter() } };
}

export default function ImportScreen() {
  const translate = useTranslate();
  const { schema } = useScreen();
  const [chosen, setChosen] = useState<Chosen>();
  const [isBusy, setBusy] = useState(false);
  // On a phone the preview is on the first screen.
  const isShort = useIsNarrow() && chosen?.source !== undefined;
  const running = chosen?.source?.running;
  useEffect(() => () => running?.stop(), [running]);
  const name = inSentence(translate(resourceKey(schema, 'name'), { smart_count: 2 }), useReaderLanguage());
  return (
    <>
      <PageHeader
        title={translate('exchange.import.title', { name })}
        crumb={translate('exchange.import.crumb')}
        help={isShort ? undefined : translate('exchange.import.help')}
      >
        {!isShort && <TemplateButton />}
      </PageHeader>
      <FileDrop
        name={chosen?.name}
        disabled={isBusy}
        onFile={(file) => setChosen((before) => chosenFile(file, (before?.number ?? 0) + 1))}
      />
      {chosen?.problem && <FileProblem problem={chosen.problem} />}
      {chosen?.source && <ImportedFile key={chosen.number} source={chosen.source} onBusy={setBusy} />}
    </>
  );
}
