import { useState } from 'react';

/** True once it has been open: lazy content is then kept mounted for the closing transition. */
export function useWasOpened(isOpen: boolean): boolean {
  const [was, setWas] = useState(isOpen);
  if (isOpen && !was) setWas(true);
  return was || isOpen;
}
