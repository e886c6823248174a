import { lazy, Suspense, useEffect } from 'react';
import { cssVariables } from '../../theme/cssVariables';
import { useSkin } from '../../theme/useSkin';
import { MessagePage } from './MessagePage';
import { NoticePage } from './NoticePage';
import { PresentationPage } from './PresentationPage';
import { PublicBar } from './PublicBar';
import './public.css';
import './account/forms.css';
import type { PublicView, ViewedHere } from './publicView';
import { fill, type FailureReason, type PublicWords } from './publicWords';
import { usePublicWords, type WordLoader } from './usePublicWords';
import { ViewedStrip } from './ViewedStrip';

export interface PublicAppProps {
  readonly view: PublicView;
  readonly viewed?: ViewedHere | undefined;
  readonly french: PublicWords;
  readonly loadWords: WordLoader;
}

interface FailureProps {
  readonly words: PublicWords;
  readonly reason?: FailureReason;
  readonly onRetry?: () => void;
}

const reload = () => window.location.reload();

const FailurePage = ({ words, reason = 'application', onRetry = reload }: FailureProps) => (
  <MessagePage
    title={words.failure.title}
    actions={
      <button type="button" className="public-main" onClick={onRetry}>
        {words.retry}
      </button>
    }
  >
    <p role="alert">{words.failure[reason]}</p>
  </MessagePage>
);

const Waiting = ({ words }: { readonly words: PublicWords }) => (
  <p className="public-waiting" role="status">
    {words.waiting}
  </p>
);

/** Loads with a link from a mail or a forgotten password, so that it adds nothing on the way to the portal. */
const AccountPage = lazy(() =>
  import('./account/AccountPage')
    .then((module) => ({ default: module.AccountPage }))
    .catch(() => ({ default: FailurePage })),
);

function Page({ view, words }: { readonly view: PublicView; readonly words: PublicWords }) {
  switch (view.page) {
    case 'presentation':
      return <PresentationPage words={words} tenantName={view.tenantName} onSignIn={view.onSignIn} />;
    case 'notFound':
    case 'notAuthorized':
    case 'comingSoon':
    case 'underMaintenance':
    case 'unexpected':
      return <NoticePage say={words[view.page]} home={words.home} />;
    case 'confirmAccount':
    case 'resetPassword':
    case 'confirmEmail':
    case 'forgotPassword':
    case 'register':
      return (
        <Suspense fallback={<Waiting words={words} />}>
          <AccountPage words={words} view={view} />
        </Suspense>
      );
    case 'unknownHost':
      return (
        <MessagePage title={words.unknownHost.title}>
          <p>{fill(words.unknownHost.detail, { host: view.host })}</p>
        </MessagePage>
      );
    case 'failure':
      return <FailurePage words={words} reason={view.reason} onRetry={view.onRetry} />;
    case 'waiting':
      return <Waiting words={words} />;
  }
}

const titleOf = (view: PublicView, words: PublicWords): string =>
  view.page === 'waiting' || view.page === 'presentation' ? 'Socle' : `${words[view.page].title} · Socle`;

/** The light pages, without the application and its libraries; in four languages and both skins. */
export function PublicApp({ view, viewed, french, loadWords }: PublicAppProps) {
  const spoken = usePublicWords(french, loadWords);
  const [skin] = useSkin();
  const title = titleOf(view, spoken.words);
  const { isLoaded } = spoken;
  useEffect(() => {
    if (isLoaded) document.title = title;
  }, [isLoaded, title]);
  return (
    <div className="public">
      <style>{`:root{${cssVariables(skin)}}`}</style>
      {viewed && <ViewedStrip words={spoken.words} viewed={viewed} />}
      {view.page !== 'waiting' && <PublicBar {...spoken} />}
      <main>{isLoaded && <Page view={view} words={spoken.words} />}</main>
    </div>
  );
}
