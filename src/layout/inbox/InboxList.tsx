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
import { useRegion } from '../../resources/fields/shared/readerLanguage';
import { WAITING, type Inbox, type RequestAnswer } from '../../portal/inbox';
import { PROFILE } from '../../resources/routes/addresses';
import { useWaitingWords, WAITING_PAGE } from './waitingKinds';

export interface InboxListProps extends Inbox {
  /** Those that the reader had not seen. */
  readonly fresh: readonly RequestAnswer[];
  readonly onFollow: () => void;
}

const ANSWERED_AT = { plan: '/plannings', record: PROFILE } as const;

const HEADING = { m: 0, lineHeight: '32px', typography: 'overline' } as const;

const Section = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <List
    dense
    subheader={
      <ListSubheader component="h2" sx={HEADING}>
        {title}
      </ListSubheader>
    }
  >
    {children}
  </List>
);

/** What waits for the reader, and what became of what they asked for. */
export function InboxList({ waiting, answers, fresh, onFollow }: InboxListProps) {
  const translate = useTranslate();
  const words = useWaitingWords();
  const region = useRegion();
  const date = dateFormat(region, { dateStyle: 'long' });
  const kinds = WAITING.filter((kind) => (waiting[kind] ?? 0) > 0);
  if (kinds.length === 0 && answers.length === 0)
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
              <ListItemButton component={Link} to={WAITING_PAGE[kind]} onClick={onFollow}>
                <ListItemText
                  primary={words(kind, waiting[kind] ?? 0)}
                  slotProps={{ primary: { sx: { fontWeight: 500 } } }}
                />
              </ListItemButton>
            </ListItem>
          ))}
        </Section>
      )}
      {answers.length > 0 && (
        <Section title={translate('shell.inbox.answers')}>
          {answers.map((answer) => {
            const isFresh = fresh.some(({ kind, id }) => kind === answer.kind && id === answer.id);
            return (
              <ListItem key={`${answer.kind} ${answer.id}`} disablePadding>
                <ListItemButton
                  component={Link}
                  to={ANSWERED_AT[answer.kind]}
                  onClick={onFollow}
                  data-fresh={isFresh || undefined}
                  sx={isFresh ? { borderInlineStart: 3, borderColor: 'primary.main' } : undefined}
                >
                  <ListItemText
                    primary={translate(`shell.inbox.${answer.kind}${answer.etat}`)}
                    secondary={[date.format(new Date(answer.date)), answer.reponse].filter(Boolean).join(' · ')}
                    slotProps={{ primary: { sx: { fontWeight: isFresh ? 600 : 400 } } }}
                  />
                </ListItemButton>
              </ListItem>
            );
          })}
        </Section>
      )}
    </>
  );
}
