import AssignmentIndOutlined from '@mui/icons-material/AssignmentIndOutlined';
import AssignmentTurnedInOutlined from '@mui/icons-material/AssignmentTurnedInOutlined';
import CalendarMonthOutlined from '@mui/icons-material/CalendarMonthOutlined';
import CancelOutlined from '@mui/icons-material/CancelOutlined';
import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import DescriptionOutlined from '@mui/icons-material/DescriptionOutlined';
import EventNoteOutlined from '@mui/icons-material/EventNoteOutlined';
import FactCheckOutlined from '@mui/icons-material/FactCheckOutlined';
import NotificationsOutlined from '@mui/icons-material/NotificationsOutlined';
import WarningAmberOutlined from '@mui/icons-material/WarningAmberOutlined';
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
import { isUnread, WAITING, type Inbox, type RequestAnswer, type WaitingKind } from '../../portal/inbox';
import { timeAgo } from '../../resources/views/history/relativeTime';
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

/** How long ago an instant was: `il y a 3 jours`. */
function sinceText(at: string, region: string): string {
  const { value, unit } = timeAgo(new Date(at), new Date());
  return new Intl.RelativeTimeFormat(region, { numeric: 'auto' }).format(value, unit);
}

const KIND_SIGNS: Readonly<Record<WaitingKind, ReactNode>> = {
  plans: <EventNoteOutlined />,
  months: <CalendarMonthOutlined />,
  records: <AssignmentIndOutlined />,
  fastt: <FactCheckOutlined />,
  incidents: <WarningAmberOutlined />,
  contracts: <DescriptionOutlined />,
};
const ANSWER_SIGNS: Readonly<Record<RequestAnswer['etat'], ReactNode>> = {
  Acceptee: <CheckCircleOutlined color="success" />,
  Refusee: <CancelOutlined color="error" />,
};

const LINE = { gap: 1.5, alignItems: 'center', py: 0.25, '@media (pointer: coarse)': { minHeight: 44 } } as const;
const SIGN = {
  ...{ display: 'flex', flexShrink: 0, p: 0.75, borderRadius: '50%', bgcolor: 'action.hover', color: 'text.secondary' },
  '& > svg': { fontSize: 18 },
} as const;
const MARK = { flexShrink: 0, width: 8, height: 8, borderRadius: '50%', bgcolor: 'primary.main' } as const;

interface LineProps {
  /** Link target; null for none. */
  readonly to: string | null;
  readonly icon: ReactNode;
  readonly isFresh: boolean;
  readonly primary: string;
  /** ISO 8601. */
  readonly at: string;
  readonly more?: string | null;
  readonly onFollow: () => void;
}

/** An item of the list with the sign of its kind; unread ones have a mark. */
function Line({ to, icon, isFresh, primary, at, more, onFollow }: LineProps) {
  const translate = useTranslate();
  const region = useRegion();
  const text = (
    <>
      <Box sx={SIGN}>{icon}</Box>
      <ListItemText
        primary={primary}
        secondary={
          <>
            <time dateTime={at} title={dateFormat(region, { dateStyle: 'long' }).format(new Date(at))}>
              {sinceText(at, region)}
            </time>
            {more && ` · ${more}`}
          </>
        }
        slotProps={{ primary: { sx: { fontWeight: isFresh ? 600 : 400, overflowWrap: 'anywhere' } } }}
      />
      {isFresh && <Box role="img" aria-label={translate('shell.inbox.unread')} sx={MARK} />}
    </>
  );
  if (to === null)
    return (
      <ListItem data-fresh={isFresh || undefined} sx={LINE}>
        {text}
      </ListItem>
    );
  return (
    <ListItem disablePadding>
      <ListItemButton component={Link} to={to} onClick={onFollow} data-fresh={isFresh || undefined} sx={LINE}>
        {text}
      </ListItemButton>
    </ListItem>
  );
}

export function InboxList({ waiting, oldestMonth, answers, notifications, readAt, onFollow }: InboxListProps) {
  const translate = useTranslate();
  const words = useWaitingWords();
  const region = useRegion();
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
              <ListItemButton component={Link} to={waitingAddress(kind, { oldestMonth })} onClick={onFollow} sx={LINE}>
                <Box sx={SIGN}>{KIND_SIGNS[kind]}</Box>
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
              icon={<NotificationsOutlined />}
              at={one.date}
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
                icon={ANSWER_SIGNS[answer.etat]}
                at={answer.date}
                more={answer.reponse}
                onFollow={onFollow}
              />
            );
          })}
        </Section>
      )}
    </>
  );
}
