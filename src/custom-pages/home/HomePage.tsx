import DashboardCustomizeOutlined from '@mui/icons-material/DashboardCustomizeOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useGetIdentity, useTranslate } from 'ra-core';
import { useState } from 'react';
import { Key } from '../../layout/Key';
import { shortcutName } from '../../layout/palette/shortcut';
import { useHeld } from '../../layout/useHeld';
import { useDocumentTitle } from '../../resources/views/page/useDocumentTitle';
import { ArrangeDialog } from './board/ArrangeDialog';
import { Board } from './board/Board';
import { useBoard } from './board/useBoard';
import { dayPart } from './dayPart';
import { FirstSteps } from './firstSteps/FirstSteps';
import { UsageCard } from './UsageCard';

/** Where one lands after signing in (section 2 of the specification): a board of cards that each arranges. */
export default function HomePage({ tenantName }: { readonly tenantName: string }) {
  const translate = useTranslate();
  const { data: identity } = useGetIdentity();
  const held = useHeld();
  const [board, arrange] = useBoard();
  const [isArranging, setArranging] = useState(false);
  useDocumentTitle(translate('shell.home.title'));
  const firstName: unknown = identity?.firstName;
  const name = typeof firstName === 'string' ? firstName : identity?.fullName;
  return (
    <Box sx={{ maxWidth: 1400 }}>
      <Typography variant="h1">
        {name ? translate(`shell.home.${dayPart(new Date().getHours())}`, { name }) : translate('shell.home.title')}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 0.5, alignItems: 'center', mt: 0.5, mb: 2 }}>
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {translate('shell.home.lead', { tenant: tenantName })}
        </Box>
        <Box
          component="span"
          sx={{ color: 'text.secondary', '@media (pointer: coarse), (max-width: 599.95px)': { display: 'none' } }}
        >
          <Key>{shortcutName()}</Key> {translate('shell.home.hint')}
        </Box>
        <Button
          size="small"
          startIcon={<DashboardCustomizeOutlined />}
          aria-haspopup="dialog"
          disabled={!board}
          onClick={() => setArranging(true)}
          sx={{ ml: { sm: 'auto' } }}
        >
          {translate('shell.home.board.arrange')}
        </Button>
      </Box>
      <FirstSteps />
      <UsageCard shownWhen="near" />
      <Board board={board} />
      <UsageCard shownWhen="far" />
      {isArranging && held && board && (
        <ArrangeDialog held={held} board={board} onBoard={arrange} onClose={() => setArranging(false)} />
      )}
    </Box>
  );
}
