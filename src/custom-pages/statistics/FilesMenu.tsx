import GridOnOutlined from '@mui/icons-material/GridOnOutlined';
import IosShareOutlined from '@mui/icons-material/IosShareOutlined';
import PictureAsPdfOutlined from '@mui/icons-material/PictureAsPdfOutlined';
import Button from '@mui/material/Button';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useTranslate } from 'ra-core';
import { useId, useRef, useState } from 'react';
import { DownloadDialog } from '../../resources/views/show/actions/DownloadDialog';
import { useDownload } from '../../resources/views/show/actions/useDownload';
import { periodQuery } from './useFigures';
import type { StatisticsPlace } from './useStatisticsPlace';

/** Seconds that the API may take (section 9 of the specification). */
const TIMEOUT = 300;

const FORMATS = [
  ['xlsx', 'statistics.exportXlsx', <GridOnOutlined key="xlsx" fontSize="small" />],
  ['pdf', 'statistics.exportPdf', <PictureAsPdfOutlined key="pdf" fontSize="small" />],
] as const;

export interface FilesMenuProps {
  /** The address of the page. */
  readonly path: string;
  readonly place: StatisticsPlace;
}

/** Takes the page away as it is shown: a workbook, or a PDF. */
export function FilesMenu({ path, place }: FilesMenuProps) {
  const translate = useTranslate();
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement>();
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
      <Button
        size="small"
        variant="outlined"
        id={id}
        startIcon={<IosShareOutlined />}
        aria-haspopup="menu"
        aria-expanded={anchor !== undefined}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {translate('statistics.export')}
      </Button>
      <Menu
        open={anchor !== undefined}
        anchorEl={anchor ?? null}
        onClose={() => setAnchor(undefined)}
        slotProps={{ list: { 'aria-labelledby': id } }}
      >
        {FORMATS.map(([name, label, icon]) => (
          <MenuItem
            key={name}
            onClick={() => {
              setAnchor(undefined);
              format.current = name;
              download.start();
            }}
          >
            <ListItemIcon>{icon}</ListItemIcon>
            <ListItemText>{translate(label)}</ListItemText>
          </MenuItem>
        ))}
      </Menu>
      <DownloadDialog title={translate('statistics.export')} timeout={TIMEOUT} download={download} />
    </>
  );
}
