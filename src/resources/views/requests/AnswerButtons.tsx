import Check from '@mui/icons-material/Check';
import { useTranslate } from 'ra-core';
import { WriteButton } from '../access/WriteButton';
import { answerMark } from './decisionKeys';
import type { RequestState } from './requestKind';

interface AnswerButtonsProps {
  /** Its word for accepting, if it has one of its own. */
  readonly accept?: string | undefined;
  readonly onDecide: (etat: Exclude<RequestState, 'EnAttente'>) => void;
}

/** The two answers to a line of a list; quiet, because every line has them. */
export function AnswerButtons({ accept, onDecide }: AnswerButtonsProps) {
  const translate = useTranslate();
  return (
    <>
      <WriteButton
        label={translate('requests.refuse.action')}
        color="inherit"
        {...answerMark('Refusee')}
        onClick={() => onDecide('Refusee')}
      />
      <WriteButton
        label={accept ?? translate('requests.accept.action')}
        variant="outlined"
        startIcon={<Check />}
        {...answerMark('Acceptee')}
        onClick={() => onDecide('Acceptee')}
      />
    </>
  );
}
