import { useState } from 'react';
import { fill, type PublicWords } from './publicWords';
import type { AccessAnswer } from './requestAccess';

interface AskAccessProps {
  readonly say: PublicWords['notAuthorized'];
  readonly onAsk: () => Promise<AccessAnswer>;
}

/** Requests access to the refused page, and says who received the request. */
export function AskAccess({ say, onAsk }: AskAccessProps) {
  const [isSending, setSending] = useState(false);
  const [answer, setAnswer] = useState<AccessAnswer>();
  if (answer && answer.names.length > 0)
    return <p role="status">{fill(say.sent, { names: answer.names.join(', ') })}</p>;
  return (
    <>
      {answer && (
        <p className="public-alert" role="alert">
          {answer.detail ?? say.notSent}
        </p>
      )}
      <p>
        <button
          type="button"
          className="public-other"
          disabled={isSending}
          onClick={() => {
            setSending(true);
            void onAsk().then((received) => {
              setAnswer(received);
              setSending(false);
            });
          }}
        >
          {say.ask}
        </button>
      </p>
    </>
  );
}
