import ModeCommentOutlined from '@mui/icons-material/ModeCommentOutlined';
import { useTranslate } from 'ra-core';
import { CountBadge } from '../page/CountBadge';
import { IconAction } from '../page/IconAction';
import { useSummary } from './summary/useSummary';

/** Opens the comments of a record; shows their number if the API includes it in the summary. */
export function CommentsButton({ id, onClick }: { readonly id: number; readonly onClick: () => void }) {
  const translate = useTranslate();
  const { resume } = useSummary(String(id));
  const count = resume?.comments ?? 0;
  const name = translate('history.comments.title');
  return (
    <IconAction
      label={count > 0 ? translate('details.tabWithCount', { label: name, count }) : name}
      icon={
        <CountBadge count={count}>
          <ModeCommentOutlined fontSize="small" />
        </CountBadge>
      }
      onClick={onClick}
    />
  );
}
