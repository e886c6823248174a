import DashboardCustomizeOutlined from '@mui/icons-material/DashboardCustomizeOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useGetIdentity, useTranslate } from 'ra-core';
import { useState } from 'react';
import { useGrants } from '../../resources/views/access/useGrants';
import { dateFormat } from '../../resources/common/dateFormat';
import { useRegion } from '../../resources/fields/shared/hooks/useReaderLanguage';
import { useDocumentTitle } from '../../resources/views/page/useDocumentTitle';
import { ArrangeDialog } from './board/ArrangeDialog';
import { Board } from './board/Board';
import { useBoard } from './board/useBoard';
import { dayPart } from './dayPart';
import { FirstSteps } from './firstSteps/FirstSteps';
import { UsageCard } from './UsageCard';

/** Room for the first steps beside the greeting, where they stand between no cards. */
const ROOMY = '(min-width: 1400px)';

/** The page after the sign-in (section 2 of the specification): cards that each person can arrange. */
export default function HomePage({ tenantName }: { readonly tenantName: string }) {
  const translate = useTranslate();
  const { data: identity } = useGetIdentity();
  const { held } = useGrants();
  const [board, arrange] = useBoard();
  const isRoomy = useMediaQuery(ROOMY);
  const [isArranging, setArranging] = useState(false);
  useDocumentTitle(translate('shell.home.title'));
  const firstName: unknown = identity?.firstName;
  const name = typeof firstName === 'string' ? firstName : identity?.fullName;
  const date = dateFormat(useRegion(), { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
  return (
    <Box sx={{ maxWidth: 1280, mx: 'auto' }}>
      <Box className="phone-tools" sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 2.5 }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography variant="h1">
            {name ? translate(`shell.home.${dayPart(new Date().getHours())}`, { name }) : translate('shell.home.title')}
          </Typography>
          <Box sx={{ color: 'text.secondary', mt: 0.25, '&::first-letter': { textTransform: 'uppercase' } }}>
            {`${date.format(new Date())}\u00a0· ${tenantName}`}
          </Box>
        </Box>
        {isRoomy && <FirstSteps />}
        <Button
          size="small"
          color="inherit"
          startIcon={<DashboardCustomizeOutlined />}
          aria-haspopup="dialog"
          disabled={!board}
          onClick={() => setArranging(true)}
          className="list-tool"
          sx={{ flexShrink: 0 }}
        >
          <span className="tool-word">{translate('shell.home.board.arrange')}</span>
        </Button>
      </Box>
      <Board board={board}>
        {!isRoomy && <FirstSteps />}
        <UsageCard shownWhen="near" />
      </Board>
      <UsageCard shownWhen="far" />
      {isArranging && held && board && (
        <ArrangeDialog held={held} board={board} onBoard={arrange} onClose={() => setArranging(false)} />
      )}
    </Box>
  );
}
