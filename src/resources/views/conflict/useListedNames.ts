import { useRegion } from '../../fields/shared/hooks/useReaderLanguage';

/** Joins names as the reader's language does: "Anne, Luc et Inès"; undefined for an empty list. */
export function useListedNames(): (names: readonly string[]) => string | undefined {
  const region = useRegion();
  return (names) => (names.length === 0 ? undefined : new Intl.ListFormat(region).format(names));
}
