import ModeCommentOutlined from '@mui/icons-material/ModeCommentOutlined';
import { useTranslate } from 'ra-core';
import { IconAction } from '../page/IconAction';
import { useSummary } from './summary/useSummary';

/** The badge has no room for more. */
const MOST = 99;

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
        <span className="counted">
          <ModeCommentOutlined fontSize="small" />
          {count > 0 && (
            <span className="count" data-tone="primary">
              {count > MOST ? `${MOST}+` : count}
            </span>
          )}
        </span>
      }
      onClick={onClick}
    />
  );
}
