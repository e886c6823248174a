/** Ends the listeners that are still there; undefined without an application that says what keys did. */
let ends: Set<() => void> | undefined;

/**
 * Listens to keys for longer than the part of the page that offers them: until the returned function is called, or the
 * notifications go, which say what the keys did.
 *
 * @param target the window hears a key after the document
 */
export function listenToKeys(target: GlobalEventHandlers, onKey: (event: KeyboardEvent) => void): () => void {
  // An answer may come after its application has gone.
  if (!ends) return () => undefined;
  const all = ends;
  target.addEventListener('keydown', onKey);
  const end = () => {
    target.removeEventListener('keydown', onKey);
    all.delete(end);
  };
  all.add(end);
  return end;
}

/** Lets parts of the page listen. @returns ends all that listen */
export function offerKeys(): () => void {
  const all = new Set<() => void>();
  ends = all;
  return () => {
    if (ends === all) ends = undefined;
    all.forEach((end) => end());
  };
}
