import { lazy, Suspense, useEffect, useState } from 'react';

const ToTopButton = lazy(() => import('./ToTopButton'));

/** Scrolled pixels after which the way back is offered (section 9 of the specification). */
const FAR = 250;

/** Whether the page is scrolled far down; it is at its top when it opens, and asking where it is would have it laid out at once. */
function useIsFar(): boolean {
  const [isFar, setFar] = useState(false);
  useEffect(() => {
    const look = () => setFar(window.scrollY > FAR);
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, []);
  return isFar;
}

/** The way back to the top of the page; its button comes when the page is first scrolled far. */
export function ScrollToTop() {
  const isFar = useIsFar();
  const [isWanted, setWanted] = useState(false);
  if (isFar && !isWanted) setWanted(true);
  return isWanted ? (
    <Suspense fallback={null}>
      <ToTopButton isOffered={isFar} />
    </Suspense>
  ) : null;
}
