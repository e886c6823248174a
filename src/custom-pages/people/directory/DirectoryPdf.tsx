import PictureAsPdfOutlined from '@mui/icons-material/PictureAsPdfOutlined';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { needing } from '../../../resources/views/Needs';
import { DownloadDialog } from '../../../resources/views/show/actions/DownloadDialog';
import { useDownload } from '../../../resources/views/show/actions/useDownload';
import { WORDS_ALONE } from './wordsAlone';
import { directoryParameters, type DirectorySearch } from './useDirectory';

/** Timeout in seconds (section 9 of the specification). */
const TIMEOUT = 300;

interface DirectoryPdfProps {
  readonly asked: DirectorySearch;
  readonly disabled: boolean;
}

/** Exports all people found, with photos. */
export const DirectoryPdf = needing('directoryPdf', PdfButton);

function PdfButton({ asked, disabled }: DirectoryPdfProps) {
  const translate = useTranslate();
  const download = useDownload(() => {
    const query = new URLSearchParams(
      Object.entries(directoryParameters(asked)).map(([name, value]) => [name, String(value)]),
    );
    return { address: `Trombinoscope/pdf?${query.toString()}`, timeout: TIMEOUT };
  });
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        sx={WORDS_ALONE}
        startIcon={<PictureAsPdfOutlined />}
        disabled={disabled}
        onClick={() => download.start()}
      >
        {translate('people.directory.pdf')}
      </Button>
      <DownloadDialog title={translate('people.directory.pdf')} timeout={TIMEOUT} download={download} />
    </>
  );
}
