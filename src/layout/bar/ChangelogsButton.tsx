import CampaignOutlined from '@mui/icons-material/CampaignOutlined';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router';
import { CHANGELOGS } from '../../resources/routes/addresses';
import { useUnreadChangelogs } from '../changelogs/useUnreadChangelogs';
import { CountBadge } from '../../resources/views/page/CountBadge';

/** Leads to what is new, with how much of it the reader has not read; nothing for whom the page is not open. */
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
      // A telephone's bar has room for it only when there is something to read.
      className={unread > 0 ? 'icon-action' : 'icon-action is-spare'}
    >
      {unread > 0 ? (
        <CountBadge count={unread} color="primary">
          <CampaignOutlined fontSize="small" />
        </CountBadge>
      ) : (
        // A badge that is out of sight still has its former number in the name of the button.
        <CampaignOutlined fontSize="small" />
      )}
    </Link>
  );
}
