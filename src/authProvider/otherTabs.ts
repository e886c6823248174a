/** What tabs of the same origin tell each other about the session. */
type Message = 'signed-out';

export interface OtherTabs {
  readonly tellSignedOut: () => void;
  readonly close: () => void;
}

/** Connects with the other tabs, so that signing out in one ends the session in all of them. */
export function connectOtherTabs(onSignedOut: () => void): OtherTabs {
  const channel = new BroadcastChannel('socle.session');
  channel.addEventListener('message', ({ data }: MessageEvent<Message>) => {
    if (data === 'signed-out') onSignedOut();
  });
  return {
    tellSignedOut: () => channel.postMessage('signed-out' satisfies Message),
    close: () => channel.close(),
  };
}
