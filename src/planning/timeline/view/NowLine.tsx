import { useEffect, useState } from 'react';
import { HOUR, MINUTE } from '../../../resources/common/durations';
import { wallOf } from '../../../resources/fields/shared/zone';
import { xOf, type Scale } from '../scale';

/** The present time across the rows of a day. */
export function NowLine({ scale }: { readonly scale: Scale }) {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE);
    return () => clearInterval(timer);
  }, []);
  const wall = wallOf(now);
  const isShown = scale.zoom === 'hours' && wall >= scale.first * HOUR && wall < (scale.first + scale.count) * HOUR;
  if (!isShown) return null;
  return <div aria-hidden className="tl-now" style={{ left: `calc(var(--tl-names) + ${xOf(scale, wall)}px)` }} />;
}
