import { memo } from 'react';
import { useOnline } from '../../resources/views/page/useOnline';
import { ViewAsBanner } from '../viewAs/ViewAsBanner';
import { useViewAs } from '../viewAs/ViewAsContext';
import { OfflineBanner } from './OfflineBanner';
import { useHeightVariable } from '../../resources/views/page/useHeightVariable';

/**
 * Banners about lost connections and views as another person. At the bottom, because the menu and table heads stick
 * below the app bar.
 * @param isLimited some rights hold only for the companies of a profile
 */
export const BottomBanners = memo(function BottomBanners({ isLimited }: { readonly isLimited: boolean }) {
  const isOnline = useOnline();
  const isViewed = useViewAs().viewed !== undefined;
  const isShown = isViewed || !isOnline;
  const box = useHeightVariable<HTMLDivElement>('--banners-height', isShown);
  return (
    <div ref={box} className="bottom-banners">
      {!isOnline && <OfflineBanner />}
      <ViewAsBanner isLimited={isLimited} />
    </div>
  );
});
