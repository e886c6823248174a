import ArchiveOutlined from '@mui/icons-material/FolderZipOutlined';
import DescriptionOutlined from '@mui/icons-material/DescriptionOutlined';
import ImageOutlined from '@mui/icons-material/ImageOutlined';
import FileOutlined from '@mui/icons-material/InsertDriveFileOutlined';
import PdfOutlined from '@mui/icons-material/PictureAsPdfOutlined';
import SlideshowOutlined from '@mui/icons-material/SlideshowOutlined';
import TableOutlined from '@mui/icons-material/TableChartOutlined';
import type { SvgIconProps } from '@mui/material/SvgIcon';
import type { ComponentType } from 'react';

const ICONS: readonly (readonly [RegExp, ComponentType<SvgIconProps>])[] = [
  [/^image\//, ImageOutlined],
  [/pdf$/, PdfOutlined],
  [/sheet|excel|csv/, TableOutlined],
  [/presentation|powerpoint/, SlideshowOutlined],
  [/word|document|^text\//, DescriptionOutlined],
  [/zip|compressed/, ArchiveOutlined],
];

/** Icon by media type; decorative, because the file name is beside it. */
export function FileIcon({ type, ...props }: SvgIconProps & { readonly type: string }) {
  const Icon = ICONS.find(([pattern]) => pattern.test(type))?.[1] ?? FileOutlined;
  return <Icon aria-hidden fontSize="small" color="action" {...props} />;
}
