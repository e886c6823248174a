import LinkOffOutlined from '@mui/icons-material/LinkOffOutlined';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { dateFormat } from '../../resources/common/dateFormat';
import { useRegion } from '../../resources/fields/shared/hooks/useReaderLanguage';
import { IconAction } from '../../resources/views/page/IconAction';
import type { Feed } from './feedTypes';

export interface FeedListProps {
  readonly feeds: readonly Feed[];
  readonly onWithdraw: (feed: Feed) => void;
}

export function FeedList({ feeds, onWithdraw }: FeedListProps) {
  const translate = useTranslate();
  const day = dateFormat(useRegion(), { dateStyle: 'long' });
  if (feeds.length === 0)
    return (
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {translate('planningExports.feeds.none')}
      </Typography>
    );
  return (
    <List dense disablePadding>
      {feeds.map((feed) => (
        <ListItem
          key={feed.id}
          disableGutters
          secondaryAction={
            <IconAction
              label={translate('planningExports.feeds.withdraw', { name: feed.nom })}
              icon={<LinkOffOutlined />}
              onClick={() => onWithdraw(feed)}
            />
          }
        >
          <ListItemText
            primary={feed.nom}
            secondary={translate('planningExports.feeds.made', {
              date: day.format(new Date(feed.creeLe)),
              name: feed.creePar,
            })}
            sx={{ overflowWrap: 'anywhere' }}
          />
        </ListItem>
      ))}
    </List>
  );
}
