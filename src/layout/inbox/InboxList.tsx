import AssignmentTurnedInOutlined from '@mui/icons-material/AssignmentTurnedInOutlined';
import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import ListSubheader from '@mui/material/ListSubheader';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { dateFormat } from '../../resources/common/dateFormat';
import { useRegion } from '../../resources/fields/shared/hooks/useReaderLanguage';
import { isUnread, WAITING, type Inbox, type RequestAnswer } from '../../portal/inbox';
import { dayIndexOf, dayText } from '../../resources/fields/shared/zone';
import { PROFILE } from '../../resources/routes/addresses';
import { useWaitingWords, waitingAddress } from './waitingKinds';

export interface InboxListProps extends Required<Inbox> {
  /** Instant up to which the items are read; null if not known. */
  readonly readAt: string | null | undefined;
  readonly onFollow: () => void;
}

const ANSWERED_AT = { plan: '/plannings', record: PROFILE } as const;

/** The day of the slot that an answer is about. */
const dayOf = ({ debut }: RequestAnswer): number | undefined => (debut ? dayIndexOf(Date.parse(debut)) : undefined);

/** On the surface of the panel, which is lighter than the page in the dark skin. */
const HEADING = {
  m: 0,
  position: 'static',
  lineHeight: '32px',
  typography: 'overline',
  bgcolor: 'transparent',
} as const;

const Section = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <List
    dense
    // A list with a subheader has no room above it.
    sx={{ pt: 1 }}
    subheader={
      <ListSubheader component="h2" sx={HEADING}>
        {title}
      </ListSubheader>
    }
  >
    {children}
  </List>
);

interface LineProps {
  /** Link target; null for none. */
  readonly to: string | null;
  readonly isFresh: boolean;
  readonly primary: string;
  readonly secondary: string;
  readonly onFollow: () => void;
}

/** An item of the list; unread ones are highlighted. */
function Line({ to, isFresh, primary, secondary, onFollow }: LineProps) {
  const sx = isFresh ? { borderInlineStart: 3, borderColor: 'primary.main' } : undefined;
  const text = (
    <ListItemText
      primary={primary}
      secondary={secondary}
      slotProps={{ primary: { sx: { fontWeight: isFresh ? 600 : 400, overflowWrap: 'anywhere' } } }}
    />
  );
  if (to === null)
    return (
      <ListItem data-fresh={isFresh || undefined} sx={sx}>
        {text}
      </ListItem>
    );
  return (
    <ListItem disablePadding>
      <ListItemButton component={Link} to={to} onClick={onFollow} data-fresh={isFresh || undefined} sx={sx}>
        {text}
      </ListItemButton>
    </ListItem>
  );
}

export function InboxList({ waiting, oldestMonth, answers, notifications, readAt, onFollow }: InboxListProps) {
  const translate = useTranslate();
  const words = useWaitingWords();
  const region = useRegion();
  const date = dateFormat(region, { dateStyle: 'long' });
  const dayFormat = dateFormat(region, { dateStyle: 'full', timeZone: 'UTC' });
  const isFresh = (one: { readonly date: string }) => readAt !== null && isUnread(one, readAt);
  const kinds = WAITING.filter((kind) => (waiting[kind] ?? 0) > 0);
  if (kinds.length === 0 && answers.length === 0 && notifications.length === 0)
    return (
      <Box sx={{ p: 4, textAlign: 'center', color: 'text.secondary' }}>
        <AssignmentTurnedInOutlined aria-hidden sx={{ fontSize: 40, opacity: 0.6 }} />
        <Typography variant="body2">{translate('shell.inbox.empty')}</Typography>
      </Box>
    );
  return (
    <>
      {kinds.length > 0 && (
        <Section title={translate('shell.inbox.waiting')}>
          {kinds.map((kind) => (
            <ListItem key={kind} disablePadding>
              <ListItemButton component={Link} to={waitingAddress(kind, { oldestMonth })} onClick={onFollow}>
                <ListItemText
                  primary={words(kind, waiting[kind] ?? 0)}
                  slotProps={{ primary: { sx: { fontWeight: 500 } } }}
                />
              </ListItemButton>
            </ListItem>
          ))}
        </Section>
      )}
      {notifications.length > 0 && (
        <Section title={translate('shell.inbox.notifications')}>
          {notifications.map((one) => (
            <Line
              key={one.id}
              to={one.path}
              isFresh={isFresh(one)}
              primary={one.text}
              secondary={date.format(new Date(one.date))}
              onFollow={onFollow}
            />
          ))}
        </Section>
      )}
      {answers.length > 0 && (
        <Section title={translate('shell.inbox.answers')}>
          {answers.map((answer) => {
            const day = dayOf(answer);
            const label = translate(`shell.inbox.${answer.kind}${answer.etat}`);
            return (
              <Line
                key={`${answer.kind} ${answer.id}`}
                to={`${ANSWERED_AT[answer.kind]}${day === undefined ? '' : `?date=${dayText(day)}`}`}
                isFresh={isFresh(answer)}
                primary={
                  day === undefined
                    ? label
                    : translate('screens.page.labelled', { label, name: dayFormat.format(day * 86_400_000) })
                }
                secondary={[date.format(new Date(answer.date)), answer.reponse].filter(Boolean).join(' · ')}
                onFollow={onFollow}
              />
            );
          })}
        </Section>
      )}
    </>
  );
}
