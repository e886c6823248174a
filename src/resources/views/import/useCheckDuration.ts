import { useRef, useState } from 'react';

/** Measures how long the checks take, in milliseconds. */
export function useCheckDuration() {
  const begun = useRef(0);
  const [last, setLast] = useState(0);
  return {
    last,
    begin: () => {
      begun.current = performance.now();
    },
    end: () => setLast(Math.round(performance.now() - begun.current)),
  };
}
