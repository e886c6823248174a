import ArrowBack from '@mui/icons-material/ArrowBack';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { memo, type ReactNode, type Ref } from 'react';
import { HelpButton } from '../help/HelpButton';
import type { BackLink } from '../list/place/useBackToList';
import { Breadcrumb } from './Breadcrumb';
import { IconAction } from './IconAction';
import { PrintedOn } from './PrintedOn';
import { useDocumentTitle } from './useDocumentTitle';

export interface PageHeaderProps {
  readonly title: string;
  /** Before the title: a picture. */
  readonly picture?: ReactNode;
  /** Beside the title: a count. */
  readonly aside?: ReactNode | undefined;
  readonly help?: string | undefined;
  /** The name of the screen, as the last crumb; the list itself has none. */
  readonly crumb?: string;
  /** The list that the page was opened from. */
  readonly back?: BackLink;
  /** At the end of the line above the title: where one can go on to. */
  readonly beside?: ReactNode;
  /** Takes the focus when what had it is gone. */
  readonly titleRef?: Ref<HTMLHeadingElement>;
  /** Buttons. */
  readonly children?: ReactNode;
}

// On a telephone the buttons stay beside the title, and what explains a list takes one line: the rows need the height.
const TITLE = { minWidth: 0, flex: { xs: '1 1 150px', sm: '1 1 320px' } } as const;
const HEADING = { outline: 'none', overflowWrap: 'anywhere', fontSize: { xs: '1.25rem', sm: '1.375rem' } } as const;
const HELP = { color: 'text.secondary', mt: 0.5 } as const;
const HELP_OF_LIST = {
  ...HELP,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: { xs: 'nowrap', sm: 'normal' },
} as const;

const WAY = {
  display: 'flex',
  alignItems: 'center',
  gap: 0.5,
  minWidth: 0,
  '& > a': { ml: -0.75, my: -0.5, displayPrint: 'none' },
} as const;
// Beside the title, without making its line higher.
const HELP_PLACE = { alignSelf: 'center', my: -0.5, ml: -0.5, displayPrint: 'none' } as const;

/** The top of every generated screen: where one is, what it is called and what can be done. */
export const PageHeader = memo(function PageHeader(props: PageHeaderProps) {
  const { title, picture, aside, help, crumb, back, beside, titleRef, children } = props;
  const translate = useTranslate();
  useDocumentTitle(title);
  return (
    <Box component="header" sx={{ mb: { xs: 1, sm: 1.5 } }}>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', columnGap: 2 }}>
        <Box sx={WAY}>
          {back && (
            <IconAction
              {...back}
              label={translate('screens.actions.backToList')}
              icon={<ArrowBack fontSize="small" className="points-along" />}
            />
          )}
          <Breadcrumb crumb={crumb} />
        </Box>
        {beside}
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', columnGap: 2, rowGap: 1 }}>
        {picture}
        <Box sx={TITLE}>
          <Box sx={{ display: 'flex', alignItems: 'baseline', flexWrap: 'wrap', columnGap: 1.5 }}>
            <Typography variant="h1" ref={titleRef} tabIndex={-1} sx={HEADING}>
              {title}
            </Typography>
            {aside}
            <Box component="span" sx={HELP_PLACE}>
              <HelpButton />
            </Box>
          </Box>
          {help && (
            <Typography variant="body2" sx={crumb === undefined ? HELP_OF_LIST : HELP} title={help}>
              {help}
            </Typography>
          )}
          <PrintedOn />
        </Box>
        <Box sx={{ ml: 'auto', display: 'flex', gap: 1, flexWrap: 'wrap' }}>{children}</Box>
      </Box>
    </Box>
  );
});
