import ExpandMore from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { useStore, useTranslate } from 'ra-core';
import { useNumberFormat } from '../../page/useNumberFormat';
import { moveAlongTabs } from './moveAlongTabs';
import { separateRare, type EntryGroup } from './tabEntries';
import { TabList, type TabListProps } from './TabList';
import { groupStyles } from './tabStyles';

export interface TabsBesideProps extends Pick<TabListProps, 'label' | 'open' | 'prefix'> {
  readonly groups: readonly EntryGroup[];
  /** Which tabs are empty is still loading. */
  readonly isComing: boolean;
}

/** Tabs beside the content. Rare ones are folded below a button, so that neither it nor the other tabs move. */
export function TabsBeside({ groups, isComing, ...tabs }: TabsBesideProps) {
  const translate = useTranslate();
  const format = useNumberFormat();
  // The same for all records.
  const [isUnfolded, setUnfolded] = useStore('details.otherTabs', false);
  const { usual, rare } = separateRare(groups);
  const shown = isUnfolded ? rare : rare.filter(({ slug }) => slug === tabs.open);
  const label = translate('details.otherTabs');
  return (
    <Box onKeyDown={(event) => moveAlongTabs(event, true)} sx={isComing ? COMING : undefined}>
      <TabList {...tabs} groups={usual} vertical />
      {rare.length > 0 && !isComing && (
        <ButtonBase aria-expanded={isUnfolded} onClick={() => setUnfolded(!isUnfolded)} sx={[groupStyles, BUTTON]}>
          <ExpandMore aria-hidden sx={[CHEVRON, !isUnfolded && { transform: 'rotate(-90deg)' }]} />
          {label}
          <Box component="span" sx={{ ml: 'auto' }}>
            {format(rare.length)}
          </Box>
        </ButtonBase>
      )}
      {shown.length > 0 && <TabList {...tabs} label={label} groups={[{ entries: shown }]} vertical />}
    </Box>
  );
}

// In their place from the start, but not shown before it is final.
const COMING = { '& [role="tablist"] > :not(:first-of-type)': { visibility: 'hidden' } } as const;
const CHEVRON = { fontSize: 16, ml: '-3px', mr: 0.25 } as const;
const BUTTON = {
  display: 'flex',
  width: '100%',
  justifyContent: 'flex-start',
  minHeight: 28,
  mt: 1,
  py: 0,
  borderRadius: 1,
  fontSize: 12,
  '&:hover': { bgcolor: 'action.hover' },
  '@media (pointer: coarse)': { minHeight: 44 },
} as const;
