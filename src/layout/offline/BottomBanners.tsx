import { memo } from 'react';
import { useOnline } from '../../resources/views/page/useOnline';
import { ViewAsBanner } from '../viewAs/ViewAsBanner';
import { useViewAs } from '../viewAs/ViewAsContext';
import { OfflineBanner } from './OfflineBanner';
import { useToldHeight } from './useToldHeight';

/**
 * What is to be known on every page: there is no network, or the portal is seen as another person. At the bottom, because
 * the menu and the heads of tables stick below the bar.
 *
 * @param isLimited whether some of the rights hold for the companies of a profile only
 */
export const BottomBanners = memo(function BottomBanners({ isLimited }: { readonly isLimited: boolean }) {
  const isOnline = useOnline();
  const isViewed = useViewAs().viewed !== undefined;
  const isShown = isViewed || !isOnline;
  const box = useToldHeight<HTMLDivElement>(isShown);
  return (
    <div ref={box} className="bottom-banners">
      {!isOnline && <OfflineBanner />}
      <ViewAsBanner isLimited={isLimited} />
    </div>
  );
});
