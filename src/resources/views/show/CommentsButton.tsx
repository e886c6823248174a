import ModeCommentOutlined from '@mui/icons-material/ModeCommentOutlined';
import { useTranslate } from 'ra-core';
import { CountBadge } from '../page/CountBadge';
import { IconAction } from '../page/IconAction';
import { useSummary } from './summary/useSummary';

/** Opens what colleagues say of a record, and says how much that is where the API counts it along. */
export function CommentsButton({ id, onClick }: { readonly id: number; readonly onClick: () => void }) {
  const translate = useTranslate();
  const { resume } = useSummary(String(id));
  const count = resume?.comments ?? 0;
  const name = translate('history.comments.title');
  return (
    <IconAction
      label={count > 0 ? translate('details.tabWithCount', { label: name, count }) : name}
      icon={
        <CountBadge count={count} color="primary">
          <ModeCommentOutlined fontSize="small" />
        </CountBadge>
      }
      onClick={onClick}
    />
  );
}
