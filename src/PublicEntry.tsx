import { PublicApp } from './custom-pages/public/PublicApp';
import type { PublicView, ViewedHere } from './custom-pages/public/publicView';
import { frenchPublicWords, loadPublicWords } from './i18n/publicWords';

/** A light page with its messages; used by the public entry, and by the application for the same pages. */
export const PublicEntry = ({
  view,
  viewed,
}: {
  readonly view: PublicView;
  readonly viewed?: ViewedHere | undefined;
}) => <PublicApp view={view} viewed={viewed} french={frenchPublicWords} loadWords={loadPublicWords} />;
