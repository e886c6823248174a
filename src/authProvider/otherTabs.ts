type Message = 'signed-out';

const SIGNING_OUT = 'socle.signing-out';

/** Remembers that this tab is signing out. */
export const beginSignOut = (): void => sessionStorage.setItem(SIGNING_OUT, 'yes');

/** Whether this tab has returned from signing out; true only once. */
export function hasSignedOut(): boolean {
  const left = sessionStorage.getItem(SIGNING_OUT) !== null;
  sessionStorage.removeItem(SIGNING_OUT);
  return left;
}

export interface OtherTabs {
  readonly tellSignedOut: () => void;
}

/** Connects with the other tabs, so that a sign-out ends the session in all of them. */
export function connectOtherTabs(onSignedOut: () => void): OtherTabs {
  const channel = new BroadcastChannel('socle.session');
  channel.addEventListener('message', ({ data }: MessageEvent<Message>) => {
    if (data === 'signed-out') onSignedOut();
  });
  return { tellSignedOut: () => channel.postMessage('signed-out' satisfies Message) };
}
