import { useEffect, useRef, type RefObject } from 'react';
import { useFormContext } from 'react-hook-form';

/** Which of the slot's times the reader entered: no proposal replaces them. Only an input's change has a type. */
export function useTypedTimes(): RefObject<ReadonlySet<string>> {
  const { watch } = useFormContext();
  const typed = useRef<ReadonlySet<string>>(new Set());
  useEffect(() => {
    const { unsubscribe } = watch((_values, { name, type }) => {
      if (type === 'change' && (name === 'debut' || name === 'fin')) typed.current = new Set([...typed.current, name]);
    });
    return () => unsubscribe();
  }, [watch]);
  return typed;
}
