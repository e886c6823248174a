import { useState } from 'react';

/** Whether something has been open since it is on the page: what it holds is drawn with its first use, and stays to be closed. */
export function useWasOpened(isOpen: boolean): boolean {
  const [was, setWas] = useState(isOpen);
  if (isOpen && !was) setWas(true);
  return was || isOpen;
}
