import CampaignOutlined from '@mui/icons-material/CampaignOutlined';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router';
import { CHANGELOGS } from '../../resources/routes/addresses';
import { useUnreadChangelogs } from '../changelogs/useUnreadChangelogs';
import { CountBadge } from '../../resources/views/page/CountBadge';

/** Links to the changelogs, with the unread count; hidden if the reader may not open the page. */
export function ChangelogsButton({ tenantId }: { readonly tenantId: string }) {
  const translate = useTranslate();
  const unread = useUnreadChangelogs(tenantId);
  if (unread === undefined) return null;
  const label =
    unread > 0 ? translate('shell.bar.changelogsUnread', { smart_count: unread }) : translate('shell.bar.changelogs');
  return (
    <Link
      to={CHANGELOGS}
      aria-label={label}
      data-hint={label}
      // On a phone the button only shows while there are unread changelogs.
      className={unread > 0 ? 'icon-action' : 'icon-action is-spare'}
    >
      {unread > 0 ? (
        <CountBadge count={unread}>
          <CampaignOutlined fontSize="small" />
        </CountBadge>
      ) : (
        // A hidden badge would keep its last number in the button's name.
        <CampaignOutlined fontSize="small" />
      )}
    </Link>
  );
}
