import FilterListOutlined from '@mui/icons-material/FilterListOutlined';
import KeyboardOutlined from '@mui/icons-material/KeyboardOutlined';
import Redo from '@mui/icons-material/Redo';
import Undo from '@mui/icons-material/Undo';
import Badge from '@mui/material/Badge';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTranslate } from 'ra-core';
import { useRef, type ReactNode, type Ref } from 'react';
import { useMoreAside } from '../../resources/views/list/table/useMoreAside';
import { IconAction } from '../../resources/views/page/IconAction';
import type { PlanEdits } from '../undo/usePlanEdits';
import { CreateButton } from './CreateButton';
import { DateNav, type DateNavProps } from './DateNav';
import type { PlanFilters } from './urlState';
import { SearchField } from './SearchField';
import { SMALL } from './useUrlState';
import { ViewChooser, type ViewChooserProps } from './ViewChooser';

export interface ToolbarProps extends DateNavProps, Pick<ViewChooserProps, 'looks' | 'onPlace'> {
  /** Absent in a small window, where the filters contain it. */
  readonly legend: ReactNode;
  readonly edits: Pick<PlanEdits, 'undo' | 'redo'>;
  /** Absent if the reader may not create slots. */
  readonly onCreate?: (() => void) | undefined;
  readonly onFilters: () => void;
  /** Absent in a small window, where the filters contain the search. */
  readonly onText: ((text: string) => void) | undefined;
  readonly onHelp: () => void;
  readonly searchRef: Ref<HTMLInputElement>;
  readonly children: ReactNode;
}

/** The number of active filters, without the text. */
const countOf = ({ text: _text, ...ids }: PlanFilters): number =>
  Object.values(ids).reduce((sum, list) => sum + list.length, 0);

export function Toolbar(props: ToolbarProps) {
  const { place, edits, onCreate, onFilters, onText, onHelp, looks, onPlace, searchRef, legend, children } = props;
  const translate = useTranslate();
  const tools = useRef<HTMLDivElement>(null);
  useMoreAside(tools);
  const isPhone = useMediaQuery(SMALL, { noSsr: true });
  const steps = onCreate && (
    <>
      <IconAction label={translate('planning.nav.undo')} icon={<Undo />} disabled={!edits.undo} onClick={edits.undo} />
      <IconAction label={translate('planning.nav.redo')} icon={<Redo />} disabled={!edits.redo} onClick={edits.redo} />
    </>
  );
  const creation = onCreate && (
    <CreateButton label={translate('planning.nav.create')} onCreate={onCreate} isIcon={isPhone} />
  );
  return (
    <Box
      role="toolbar"
      aria-label={translate('planning.toolbar')}
      sx={{
        // `contents`: its parts wrap in the lines of the parent, beside the title.
        display: 'contents',
        displayPrint: 'none',
      }}
    >
      <DateNav {...props} />
      <Box sx={{ display: 'flex', columnGap: 1.5, rowGap: 1, flexWrap: { xs: 'nowrap', md: 'wrap' } }}>
        <ViewChooser place={place} looks={looks} onPlace={onPlace} />
      </Box>
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 0.5,
          flex: { md: '1 1 150px' },
          maxWidth: 320,
          order: { xs: -1, md: 0 },
        }}
      >
        {isPhone && steps}
        {onText && <SearchField text={place.filters.text} onText={onText} inputRef={searchRef} />}
        <Badge badgeContent={countOf(place.filters)} color="primary" overlap="circular">
          <IconButton
            size="small"
            aria-label={translate('planning.filters.title')}
            data-hint={translate('planning.filters.title')}
            aria-haspopup="dialog"
            onClick={onFilters}
          >
            <FilterListOutlined />
          </IconButton>
        </Badge>
        {isPhone && creation}
      </Box>
      {/* What follows stands below: it grows with the types and the rights of the reader. */}
      <Box sx={{ flexBasis: '100%', height: 0, mt: -1, display: { xs: 'none', md: 'block' } }} />
      {legend && <Box sx={{ flex: '1 1 0', minWidth: { md: 320 } }}>{legend}</Box>}
      <Box className="fades plan-tools" sx={TOOLS}>
        <Box ref={tools} sx={LINE}>
          {children}
          {!isPhone && steps}
          {!isPhone && (
            <IconAction label={translate('planning.nav.keys')} icon={<KeyboardOutlined />} onClick={onHelp} />
          )}
          {!isPhone && creation}
        </Box>
      </Box>
    </Box>
  );
}

// In a small window the tools scroll sideways in one line, to leave height for the plan.
const TOOLS = {
  flex: { sm: '1 1 0', md: 'none' },
  minWidth: 0,
  overflowX: { xs: 'auto', md: 'visible' },
  maxWidth: '100%',
  ml: { md: 'auto' },
} as const;

const LINE = {
  display: 'flex',
  gap: 0.5,
  width: { xs: 'max-content', md: 'auto' },
  flexWrap: { xs: 'nowrap', md: 'wrap' },
  '& > *': { flexShrink: 0 },
  alignItems: 'center',
} as const;
