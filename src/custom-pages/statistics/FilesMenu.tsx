import GridOnOutlined from '@mui/icons-material/GridOnOutlined';
import IosShareOutlined from '@mui/icons-material/IosShareOutlined';
import PictureAsPdfOutlined from '@mui/icons-material/PictureAsPdfOutlined';
import { useTranslate } from 'ra-core';
import { useRef } from 'react';
import { ButtonMenu } from '../../resources/views/page/ButtonMenu';
import { DownloadDialog } from '../../resources/views/show/actions/DownloadDialog';
import { useDownload } from '../../resources/views/show/actions/useDownload';
import { periodQuery } from '../../resources/views/statistics/useFigures';
import type { StatisticsPlace } from '../../resources/views/statistics/useStatisticsPlace';

/** Timeout in seconds (section 9 of the specification). */
const TIMEOUT = 300;

const FORMATS = [
  ['xlsx', 'statistics.exportXlsx', <GridOnOutlined key="xlsx" fontSize="small" />],
  ['pdf', 'statistics.exportPdf', <PictureAsPdfOutlined key="pdf" fontSize="small" />],
] as const;

export interface FilesMenuProps {
  readonly path: string;
  readonly place: StatisticsPlace;
}

/** Exports the page as a workbook or a PDF. */
export function FilesMenu({ path, place }: FilesMenuProps) {
  const translate = useTranslate();
  const format = useRef<string>('xlsx');
  const download = useDownload(() => {
    const query = new URLSearchParams({
      Page: path,
      Format: format.current,
      ...periodQuery(place),
      ...(place.compare && { Comparer: 'true' }),
      ...(Object.keys(place.filters).length > 0 && { Filtres: JSON.stringify(place.filters) }),
    });
    return { address: `statistiques/export?${query.toString()}`, timeout: TIMEOUT };
  });
  return (
    <>
      <ButtonMenu
        size="small"
        variant="outlined"
        label={translate('statistics.export')}
        icon={<IosShareOutlined />}
        entries={FORMATS.map(([name, label, icon]) => ({
          name,
          label: translate(label),
          icon,
          onChoose() {
            format.current = name;
            download.start();
          },
        }))}
      />
      <DownloadDialog title={translate('statistics.export')} timeout={TIMEOUT} download={download} />
    </>
  );
}
