import FilterListOutlined from '@mui/icons-material/FilterListOutlined';
import Redo from '@mui/icons-material/Redo';
import Undo from '@mui/icons-material/Undo';
import Badge from '@mui/material/Badge';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTranslate } from 'ra-core';
import { useRef, type ReactNode, type Ref } from 'react';
import { WITHOUT_KEYS } from '../../resources/views/page/withoutKeys';
import { useMoreAside } from '../../resources/views/list/table/useMoreAside';
import { IconAction } from '../../resources/views/page/IconAction';
import type { PlanEdits } from '../undo/usePlanEdits';
import { CreateButton } from './CreateButton';
import { DateNav, type DateNavProps } from './DateNav';
import { PhoneTools } from './PhoneTools';
import type { PlanFilters } from './urlState';
import { SearchField } from './SearchField';
import { SMALL } from './useUrlState';
import type { ViewChooserProps } from './switches';
import { ViewChooser } from './ViewChooser';

export interface ToolbarProps extends DateNavProps, Pick<ViewChooserProps, 'looks' | 'onPlace'> {
  /** Absent in a small window, where the filters contain it. */
  readonly legend: ReactNode;
  readonly edits: Pick<PlanEdits, 'undo' | 'redo'>;
  /** Absent if the reader may not create slots. */
  readonly onCreate?: (() => void) | undefined;
  readonly onFilters: () => void;
  /** Absent in a small window, where the filters contain the search. */
  readonly onText: ((text: string) => void) | undefined;
  /** The reader's stored views, beside the filters as in a list. */
  readonly views: ReactNode;
  /** The switch between the real plan and simulations, for planners. */
  readonly trial: ReactNode;
  readonly searchRef: Ref<HTMLInputElement>;
  /** Tools of the reader's own plan, always in sight. */
  readonly own: ReactNode;
  /** The other tools; on a phone in a menu. */
  readonly children: ReactNode;
}

/** The number of active filters, without the text. */
const countOf = ({ text: _text, free, ...ids }: PlanFilters): number =>
  (free ? 1 : 0) + Object.values(ids).reduce((sum, list) => sum + list.length, 0);

export function Toolbar(props: ToolbarProps) {
  const { place, edits, onCreate, onFilters, onText, looks, onPlace, searchRef, legend, views, trial, own, children } =
    props;
  const translate = useTranslate();
  const tools = useRef<HTMLDivElement>(null);
  useMoreAside(tools);
  const isPhone = useMediaQuery(SMALL, { noSsr: true });
  const hasKeys = !useMediaQuery(WITHOUT_KEYS, { noSsr: true });
  const steps = [
    { label: translate(hasKeys ? 'planning.nav.undoKeys' : 'planning.nav.undo'), icon: <Undo />, run: edits.undo },
    { label: translate(hasKeys ? 'planning.nav.redoKeys' : 'planning.nav.redo'), icon: <Redo />, run: edits.redo },
  ];
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
      <DateNav {...props} isPhone={isPhone} />
      <Box sx={{ display: 'flex', columnGap: 1, rowGap: 1, flexWrap: { xs: 'nowrap', md: 'wrap' } }}>
        <ViewChooser place={place} looks={looks} onPlace={onPlace} isPhone={isPhone} />
      </Box>
      {!isPhone && <Box sx={FIRST}>{own ?? creation}</Box>}
      {/* What follows stands below: it grows with the types and the rights of the reader. On a phone, the date does. */}
      <Box sx={BREAK} />
      <Box sx={FIND}>
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
        {isPhone ? (
          <>
            <PhoneTools place={place}>
              {views}
              {trial}
              {onCreate &&
                steps.map(({ label, icon, run }) => (
                  <Button key={label} color="inherit" startIcon={icon} disabled={!run} onClick={run}>
                    {label}
                  </Button>
                ))}
              {children}
            </PhoneTools>
            {own}
            {creation}
          </>
        ) : (
          views
        )}
      </Box>
      {legend && <Box sx={LEGEND}>{legend}</Box>}
      {!isPhone && (
        <Box className="fades plan-tools" sx={TOOLS}>
          <Box ref={tools} sx={LINE}>
            {trial}
            {onCreate &&
              steps.map(({ label, icon, run }) => (
                <IconAction key={label} label={label} icon={icon} disabled={!run} onClick={run} />
              ))}
            {children}
          </Box>
        </Box>
      )}
    </Box>
  );
}

// The primary action stands at the end of the first line, as in a list.
const FIRST = { display: 'flex', alignItems: 'center', gap: 0.5, ml: 'auto', flexShrink: 0 } as const;

const FIND = {
  display: 'flex',
  alignItems: 'center',
  gap: 0.5,
  flex: { md: 'none' },
  // On a phone it stands beside the title, before the line of the date.
  order: { xs: -2, md: 0 },
  '& > *': { flexShrink: 0 },
  // Room for the usual legend in one line, from 1280 px on.
  '& > .MuiTextField-root': { width: { md: 'clamp(150px, 12.5vw, 240px)' } },
} as const;

const LEGEND = { flex: '1 1 0', minWidth: { md: 240 } } as const;

const BREAK = {
  flexBasis: '100%',
  height: 0,
  mt: -1,
  order: { xs: -1, md: 0 },
  display: { xs: 'block', sm: 'none', md: 'block' },
} as const;

// In a window between a phone and a desk the tools scroll sideways in one line, to leave height for the plan.
const TOOLS = {
  flex: { sm: '1 1 0', md: 'none' },
  minWidth: 0,
  overflowX: { xs: 'auto', md: 'visible' },
  maxWidth: '100%',
  ml: { md: 'auto' },
} as const;

const LINE = {
  display: 'flex',
  // On a phone of 360 px all tools fit: the last one would lie below the fade.
  gap: { xs: 0, sm: 0.5 },
  width: { xs: 'max-content', md: 'auto' },
  flexWrap: { xs: 'nowrap', md: 'wrap' },
  '& > *': { flexShrink: 0 },
  alignItems: 'center',
} as const;
