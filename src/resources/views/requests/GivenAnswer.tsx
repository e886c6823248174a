import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import type { HeldDecision } from './useHeldRequests';

/** In the place of a line's two answers: the one that was given, which can be undone. */
export function GivenAnswer({ decision, undo }: HeldDecision) {
  const translate = useTranslate();
  return (
    <>
      <Typography variant="body2" component="span" sx={{ alignSelf: 'center', color: 'text.secondary' }}>
        {translate(`requests.states.${decision.etat}`)}
      </Typography>
      <Button data-undo="" onClick={undo}>
        {translate('ra.action.undo')}
      </Button>
    </>
  );
}
