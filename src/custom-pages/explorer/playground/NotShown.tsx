import Typography from '@mui/material/Typography';
import { useExplorerWord } from '../useExplorerWord';

/** In the place of a screen that the preview does not have. */
export function NotShown() {
  const word = useExplorerWord();
  return <Typography>{word('notShown')}</Typography>;
}
